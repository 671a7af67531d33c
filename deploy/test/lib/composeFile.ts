import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';

/** A service of a compose file. */
interface ComposeService {
  command?: string | string[];
  environment?: Record<string, string | number>;
  secrets?: string[];
  volumes?: string[];
  networks?: string[] | Record<string, unknown>;
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

/** What a compose file says, its anchors filled in. */
export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

/** Where containers find their secrets. */
export const secretsFolder = '/run/secrets/';

/** Styles are the house's own. */
const schemaAlone = Object.fromEntries(
  [
    'no-build-and-image',
    'no-duplicate-container-names',
    'no-duplicate-exported-ports',
    'no-quotes-in-volumes',
    'no-unbound-port-interfaces',
    'no-version-field',
    'require-project-name-field',
    'require-quotes-in-ports',
    'service-container-name-regex',
    'service-dependencies-alphabetical-order',
    'service-image-require-explicit-tag',
    'service-keys-order',
    'service-ports-alphabetical-order',
    'services-alphabetical-order',
    'top-level-properties-order',
  ].map((rule) => [rule, 0 as const]),
);

/** Reads a compose file. */
export const readCompose = (path: string) => parse(readFileSync(path, 'utf8'), { merge: true }) as ComposeFile;

/** What Compose's own schema refuses of a file, else what it names that is not there. */
export function problemsOfCompose(path: string): string[] {
  const linter = new DCLinter({ rules: schemaAlone, quiet: true, debug: false, exclude: [] });
  const refused = linter.lintFiles([path], false).flatMap(({ messages }) => messages.map(({ message }) => message));
  if (refused.length > 0) return refused;
  const file = readCompose(path);
  return Object.entries(file.services).flatMap(([name, service]) =>
    missingOf(file, service, dirname(path)).map((what) => `${name}: ${what}`),
  );
}

const namesOf = (listed: string[] | Record<string, unknown> = []) =>
  Array.isArray(listed) ? listed : Object.keys(listed);

function missingOf(file: ComposeFile, service: ComposeService, folder: string): string[] {
  const { secrets = [], volumes = [], environment = {}, depends_on: before = [], networks } = service;
  const isThere = (volume: string) =>
    volume.startsWith('.') ? existsSync(join(folder, volume)) : volume in file.volumes;
  const isWell = (name: string) =>
    Array.isArray(before) || before[name]?.condition !== 'service_healthy' || file.services[name]?.healthcheck;
  const read = Object.values(environment)
    .map(String)
    .filter((value) => value.startsWith(secretsFolder))
    .map((value) => value.slice(secretsFolder.length));
  return [
    ...namesOf(networks).flatMap((name) => (name in file.networks ? [] : [`no network ${name}`])),
    ...secrets.flatMap((name) => (name in file.secrets ? [] : [`no secret ${name}`])),
    ...read.flatMap((name) => (secrets.includes(name) ? [] : [`is not given the secret ${name}`])),
    ...volumes
      .map((volume) => volume.split(':')[0] ?? '')
      .flatMap((source) => (isThere(source) ? [] : [`no volume ${source}`])),
    ...namesOf(before).flatMap((name) => {
      if (!(name in file.services)) return [`no service ${name}`];
      return isWell(name) ? [] : [`${name} never says that it is well`];
    }),
  ];
}
