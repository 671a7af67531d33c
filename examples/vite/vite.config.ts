import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
});
