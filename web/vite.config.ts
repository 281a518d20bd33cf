import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const home = new URL('../src/grosbill/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, home), 'utf-8');

/** `virtual:chrome`: the outlines of the icons of the page itself, by our names for them. */
function chrome(): Plugin {
  const id = '\0virtual:chrome';
  return {
    name: 'chrome-icons',
    resolveId: (source) => (source === 'virtual:chrome' ? id : undefined),
    load(asked) {
      if (asked !== id) return undefined;
      const outlines = JSON.parse(read('pictures/icons.json')) as Record<string, string>;
      const chosen = parse(read('pictures/chrome.toml')) as Record<string, string>;
      const drawn = Object.entries(chosen).map(([name, icon]) => {
        const outline = outlines[icon];
        if (outline === undefined) throw new Error(`chrome.toml: ${name}: no icon ${icon}; run make icons`);
        return [name, outline];
      });
      return `export default ${JSON.stringify(Object.fromEntries(drawn))}`;
    },
  };
}

/** `virtual:about`: who drew the icons, and which version this is. */
function about(): Plugin {
  const id = '\0virtual:about';
  return {
    name: 'about',
    resolveId: (source) => (source === 'virtual:about' ? id : undefined),
    load(asked) {
      if (asked !== id) return undefined;
      const { author } = parse(read('pictures/authors.toml')) as { author: Record<string, object> };
      const version = /^__version__ = "(.+)"$/m.exec(read('__init__.py'))?.[1];
      if (version === undefined) throw new Error('src/grosbill/__init__.py: no version');
      return `export const authors = ${JSON.stringify(Object.values(author))}, version = ${JSON.stringify(version)};`;
    },
  };
}

export default defineConfig({
  plugins: [chrome(), about(), svelte()],
  resolve: { alias: { $language: fileURLToPath(new URL('language', home)) } },
  build: {
    outDir: fileURLToPath(new URL('online/page', home)),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the security policy lets nothing in that is not a file
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8787', '/ws': { target: 'ws://127.0.0.1:8787', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
