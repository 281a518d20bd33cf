/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:chrome' {
  const address: string;
  export default address;
}

declare module 'virtual:about' {
  export const authors: { name: string; home?: string }[];
  export const version: string;
}

declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
