import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureDatabase } from '../../packages/server/src/compose/migrate.ts';
import { openCluster } from '../../packages/server/src/db/cluster/cluster.ts';
import { freePort } from '../../packages/server/src/db/cluster/programs.ts';
import { root } from '../../scripts/lib/paths.ts';
import { readCompose, secretsFolder } from './lib/composeFile.ts';

// pnpm test image: does what deploy/Dockerfile says in folders, starts the result with the settings and secrets of
// deploy/compose.yml as an account that owns none of it and has no rights, on an external PostgreSQL of the settings
// there, walks through it, asks how it is as containers are asked, and names what it wrote outside its data. Needs root.
// With a container engine at hand the image is built by it, too.

const nobody = 65_534;
if (process.getuid?.() !== 0) throw new Error('run it as root: it starts the server as another account');
const folder = mkdtempSync(join(tmpdir(), 'kasb-image-'));
const started = performance.now();
const tell = (text: string) => console.log(`${text}, ${((performance.now() - started) / 1000).toFixed(0)} s`);

/** Does what the image's file says in folders of this machine, but for the account and its folder, which are made here. */
function layOutImage() {
  const text = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, '');
  const [, build = '', last = ''] = text.split(/^FROM .*$/m);
  const [source, home] = [join(folder, 'build'), join(folder, 'image')];
  mkdirSync(source);
  execFileSync('sh', ['-ec', `git ls-files -z | tar -c --null -T - | tar -x -C ${source}`], { cwd: root });
  for (const [, command = ''] of build.matchAll(/^RUN (.*)$/gm))
    execFileSync('sh', ['-ec', command], { cwd: source, stdio: ['ignore', 'ignore', 'inherit'] });
  const said = (instruction: string) => new RegExp(`^${instruction} (.*)$`, 'm').exec(last)?.[1] ?? '';
  const workdir = join(home, said('WORKDIR'));
  for (const [, from = '', to = ''] of last.matchAll(/^COPY --from=build (.*) (\S+)$/gm)) {
    mkdirSync(join(workdir, dirname(to)), { recursive: true });
    execFileSync('cp', ['-a', ...from.split(' ').map((path) => path.replace('/src', source)), join(workdir, to)]);
  }
  mkdirSync(join(home, 'data'), { mode: 0o700 });
  chownSync(join(home, 'data'), nobody, nobody);
  for (const place of [folder, home]) chmodSync(place, 0o755);
  const env = Object.fromEntries(
    said('ENV')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  return { home, workdir, env: env as NodeJS.ProcessEnv, command: JSON.parse(said('CMD')) as string[] };
}

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
  const image = layOutImage();
  const size = execFileSync('du', ['-sm', image.workdir], { encoding: 'utf8' }).split('\t')[0];
  tell(`laid out, ${size} MB`);

  const { services } = readCompose(join(root, 'deploy', 'compose.yml'));
  const database = join(folder, 'database');
  const archive = join(folder, 'archive');
  for (const place of [database, archive]) mkdirSync(place, { mode: 0o777 });
  chmodSync(archive, 0o777);
  const settings = [services.postgres?.command ?? []]
    .flat()
    .filter((argument) => argument.startsWith('-c'))
    .map((argument) =>
      argument
        .slice(2)
        .replace(/\$\{\w+:-(.*)\}/, '$1')
        .replace('/archive', archive),
    );
  const cluster = await openCluster({ dataDir: database, settings });
  await ensureDatabase(cluster.urlOf('postgres'), 'kasb');
  tell(`PostgreSQL started with ${settings.length} settings of the compose file`);

  const secrets = join(folder, 'secrets');
  mkdirSync(secrets, { mode: 0o755 });
  const metricsToken = randomBytes(16).toString('hex');
  for (const [name, secret] of Object.entries({
    database_url: cluster.urlOf('kasb'),
    owner_url: cluster.urlOf('kasb'),
    secret_keys: randomBytes(32).toString('base64'),
    eskiz_password: 'none',
    metrics_token: metricsToken,
  }))
    writeFileSync(join(secrets, name), `${secret}\n`, { mode: 0o644 });
  const mark = join(folder, 'mark');
  writeFileSync(mark, '');
  const account = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all'];
  const data = join(image.home, 'data');
  // The image brings its own, where everybody may run it.
  const node = join(image.home, 'node');
  cpSync(process.execPath, node);

  for (const name of ['kasb-1', 'worker']) {
    const { environment = {}, healthcheck } = services[name] ?? {};
    const [port, metricsPort] = [await freePort(), await freePort()];
    const given = Object.entries(environment).map(([key, value]) => [
      key,
      String(value).replace(secretsFolder, `${secrets}/`),
    ]);
    const options = {
      cwd: image.workdir,
      env: {
        PATH: process.env.PATH,
        ...image.env,
        ...(Object.fromEntries(given) as Record<string, string>),
        PORT: String(port),
        KASB_METRICS_PORT: String(metricsPort),
        KASB_DATA_DIR: data,
        KASB_DEMO: '1',
        LOG_LEVEL: 'warn',
      },
    };
    const [, ...args] = image.command;
    const child = spawn('setpriv', [...account, node, ...args], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
    process.on('exit', () => child.kill('SIGKILL'));
    const ended = new Promise<number | null>((done) => child.on('close', done));
    const url = `http://127.0.0.1:${port}`;
    while (child.exitCode === null && !(await fetch(`${url}/ready`).catch(() => undefined))?.ok) await delay(200);
    if (name === 'kasb-1') await walk(url);
    const [, , ...check] = healthcheck?.test ?? [];
    const isWell = () => spawnSync('setpriv', [...account, node, ...check], options).status === 0;
    if (!isWell()) throw new Error(`${name} is well, and its health check says that it is not`);
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    if (!(await metrics.text()).includes('kasb_build_info')) throw new Error(`${name} tells no metrics`);
    child.kill('SIGTERM');
    if ((await ended) !== 0) throw new Error(`${name} does not end well`);
    if (isWell()) throw new Error(`${name} has ended, and its health check says that it is well`);
    tell(`${name} served as an account that may write nothing`);
  }
  await cluster.stop();

  const places = [folder, '/var', '/etc', '/opt', '/srv', '/home', '/tmp'];
  const { stdout } = spawnSync('find', [...places, '-xdev', '-newer', mark, '-uid', String(nobody)], {
    encoding: 'utf8',
  });
  const own = [data, database, archive];
  const written = stdout.split('\n').filter((path) => path && !own.some((place) => path.startsWith(place)));
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
