import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { subsetFonts } from './subsetFonts.ts';

// The pages as the server draws them: one folder that needs nothing beside it, after the client's build.
export default defineConfig({
  // Otherwise React's development build is bundled too, which is much slower.
  define: { 'process.env.NODE_ENV': '"production"' },
  // The same styles as in the client's build, so that the HTML is the same.
  plugins: [vanillaExtractPlugin(), react(), subsetFonts()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-server',
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
