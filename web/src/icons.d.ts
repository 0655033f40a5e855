/** An icon as it is written. */
declare module "~icons/*?raw" {
  const svg: string;
  export default svg;
}

/** What an icon takes: the build makes each of them so. */
declare module "~icons/*" {
  import type { Component } from "svelte";
  interface Taken {
    x?: number | string;
    y?: number | string;
    width?: number | string;
    height?: number | string;
    role?: "img";
    "aria-hidden"?: "true";
    "aria-label"?: string;
  }
  const icon: Component<Taken>;
  export default icon;
}
