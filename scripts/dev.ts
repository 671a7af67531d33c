import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, tool } from './lib/paths.ts';

// The pages come from Vite, http://localhost:5173, which passes the calls on to the server.
const env = { ...process.env, KASB_DEMO: process.env.KASB_DEMO ?? 'fresh' };
const children = [
  spawn(process.execPath, ['--watch', 'packages/server/src/main.ts'], { cwd: root, stdio: 'inherit', env }),
  spawn(tool('vite'), [], { cwd: join(root, 'packages', 'app'), stdio: 'inherit', env }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop).on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 1;
    stop();
  });
}
