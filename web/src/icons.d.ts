declare module "~icons/*" {
  const icon: import("$widgets/icon").Icon;
  export default icon;
}
