import { defineConfig } from 'vite';

// One classic script: a host adds it by a tag, and no module of its own is needed.
export default defineConfig({
  build: {
    target: 'es2022',
    modulePreload: false,
    lib: { entry: 'src/script.ts', formats: ['iife'], name: 'kasb', fileName: () => 'embed.js' },
  },
});
