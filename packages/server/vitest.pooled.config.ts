import { defineConfig } from 'vitest/config';
import server from './vitest.config.ts';

// The same servers behind PgBouncer in transaction mode, which must be installed.
export default defineConfig({
  test: { ...server.test, name: 'pooled', include: ['test/**/*.test.ts'] },
});
