import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureDatabase } from '../packages/server/src/compose/migrate.ts';
import { openCluster } from '../packages/server/src/db/cluster/cluster.ts';
import { layOutImage } from './lib/imageFolder.ts';
import { freePort } from './lib/listen.ts';
import { root } from './lib/paths.ts';

// pnpm test:image: does what deploy/Dockerfile says in folders, starts the result as an account that owns none of it
// and has no rights, on an external PostgreSQL, walks through it, and names what it wrote outside its data. Needs root.
// With a container engine at hand the image is built by it, too.

const nobody = 65_534;
if (process.getuid?.() !== 0) throw new Error('run it as root: it starts the server as another account');
const folder = mkdtempSync(join(tmpdir(), 'kasb-image-'));
const started = performance.now();
const tell = (text: string) => console.log(`${text}, ${((performance.now() - started) / 1000).toFixed(0)} s`);

/** Walks through what the server shows. @throws at the first address that does not answer as it should */
async function walk(url: string): Promise<void> {
  const get = async (path: string, type: string, status = 200) => {
    const response = await fetch(`${url}${path}`, { headers: { accept: type } });
    const text = await response.text();
    const isRight = response.status === status && response.headers.get('content-type')?.startsWith(type) === true;
    if (!isRight) throw new Error(`${path}: ${response.status} ${response.headers.get('content-type')}`);
    return text;
  };
  await get('/livez', 'application/json');
  await get('/ready', 'application/json');
  await get('/', 'text/html');
  const list = await get('/vacancies', 'text/html');
  const vacancy = /href="(\/vacancies\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? '';
  const page = await get(vacancy, 'text/html');
  const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  await get(new URL(picture).pathname + new URL(picture).search, 'image/png');
  await get(/data-main="([^"]+)"/.exec(page)?.[1] ?? '', 'text/javascript');
  await get('/robots.txt', 'text/plain');
  await get('/embed/1/embed.js', 'text/javascript');
  await get('/companies/none', 'text/html', 404);
}

try {
  const image = layOutImage(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'), folder, (home) => {
    mkdirSync(join(home, 'data'), { mode: 0o700 });
    chownSync(join(home, 'data'), nobody, nobody);
  });
  const size = execFileSync('du', ['-sm', image.workdir], { encoding: 'utf8' }).split('\t')[0];
  tell(`laid out, ${size} MB`);

  const database = join(folder, 'database');
  mkdirSync(database);
  const cluster = await openCluster({ dataDir: database });
  await ensureDatabase(cluster.urlOf('postgres'), 'kasb');
  const url = `http://127.0.0.1:${await freePort()}`;
  const mark = join(folder, 'mark');
  writeFileSync(mark, '');
  const [, ...args] = image.command;
  const account = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all'];
  const data = join(image.home, 'data');
  // The image brings its own, where everybody may run it.
  const node = join(image.home, 'node');
  cpSync(process.execPath, node);
  const child = spawn('setpriv', [...account, node, ...args], {
    cwd: image.workdir,
    env: {
      PATH: process.env.PATH,
      ...image.env,
      PORT: new URL(url).port,
      KASB_DATA_DIR: data,
      DATABASE_URL: cluster.urlOf('kasb'),
      KASB_DEMO: '1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const ended = new Promise<number | null>((done) => child.on('close', done));
  while (child.exitCode === null && !(await fetch(`${url}/ready`).catch(() => undefined))?.ok) await delay(200);
  await walk(url);
  tell('served as an account that may write nothing');
  child.kill('SIGTERM');
  if ((await ended) !== 0) throw new Error('the server does not end well');
  await cluster.stop();

  const places = [folder, '/var', '/etc', '/opt', '/srv', '/home', '/tmp'];
  const { stdout } = spawnSync('find', [...places, '-xdev', '-newer', mark, '-uid', String(nobody)], {
    encoding: 'utf8',
  });
  const written = stdout.split('\n').filter((path) => path && !path.startsWith(data) && !path.startsWith(database));
  if (written.length > 0) throw new Error(`written outside its data:\n${written.join('\n')}`);
  tell('nothing written outside its data');

  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) {
    execFileSync('docker', ['build', '-f', 'deploy/Dockerfile', '-t', 'kasb:test', '.'], {
      cwd: root,
      stdio: 'inherit',
    });
    execFileSync('docker', ['compose', '-f', 'deploy/compose.yml', 'config', '--quiet'], {
      cwd: root,
      stdio: 'inherit',
    });
    tell('built by the container engine, and its compose file is one');
  } else console.log('no container engine here: the image itself was not built');
  console.log('image: 1 passed, 0 failed');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  console.log('image: 0 passed, 1 failed');
} finally {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
