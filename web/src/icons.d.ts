declare module "~icons/*" {
  const icon: import("$lib/icon").Icon;
  export default icon;
}
