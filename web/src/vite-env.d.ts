/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:chrome' {
  const outlines: Record<string, string>;
  export default outlines;
}

declare module 'virtual:about' {
  export const authors: { name: string; home?: string }[];
  export const version: string;
}

declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
