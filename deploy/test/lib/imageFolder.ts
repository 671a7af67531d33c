import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';
import { readImageFile } from './imageFile.ts';
import type { Instruction } from './imageFile.ts';

/** What an image starts with, laid out in a folder. */
export interface ImageFolder {
  /** Where the image's `/` is. */
  home: string;
  /** Where its program runs. */
  workdir: string;
  env: Record<string, string>;
  command: string[];
}

/** Copies what Git knows of the workspace, as the image's context. */
function copyContext(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const path of listed.split('\0').filter((file) => file && existsSync(join(root, file)))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(root, path), join(to, path), { verbatimSymlinks: true });
  }
}

/** `COPY --from=build /src/a /src/b c`: files into their folder, folders into one of that name. */
function copyBetween(text: string, homeOf: (stage: string) => string, workdir: string): void {
  const [from = '', ...paths] = text.split(' ');
  const target = join(workdir, paths.pop() ?? '');
  for (const path of paths) {
    const source = join(homeOf(from.replace('--from=', '')), path);
    const to = paths.length > 1 ? join(target, path.split('/').at(-1) ?? '') : target;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(source, to, { recursive: true, verbatimSymlinks: true });
  }
}

/**
 * Does what an image's file says in folders of this machine, each stage in one of its own. The commands of its last
 * stage, which make accounts' folders, are left to `prepared`: this machine has other accounts.
 */
export function layOutImage(file: string, folder: string, prepared: (home: string) => void): ImageFolder {
  const homeOf = (stage: string) => join(folder, stage);
  const stages = readImageFile(file);
  let made: ImageFolder | undefined;
  for (const [index, { name = 'image', instructions }] of stages.entries()) {
    const image: ImageFolder = { home: homeOf(name), workdir: homeOf(name), env: {}, command: [] };
    const isLast = index === stages.length - 1;
    const doers: Record<string, (text: string) => void> = {
      WORKDIR: (text) => mkdirSync((image.workdir = join(image.home, text)), { recursive: true }),
      COPY: (text) => {
        if (text === '. .') copyContext(image.workdir);
        else copyBetween(text, homeOf, image.workdir);
      },
      RUN: (text) => {
        if (isLast) prepared(image.home);
        else execFileSync('sh', ['-ec', text], { cwd: image.workdir, stdio: ['ignore', 'ignore', 'inherit'] });
      },
      ENV: (text) => {
        for (const pair of text.split(' ')) image.env[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? '';
      },
      CMD: (text) => (image.command = JSON.parse(text) as string[]),
      USER: () => undefined,
      VOLUME: () => undefined,
      EXPOSE: () => undefined,
    };
    for (const instruction of instructions) doerOf(doers, instruction)(instruction.text);
    made = image;
  }
  if (!made) throw new Error('an image of no stage');
  for (let above = made.home; above !== dirname(folder); above = dirname(above)) chmodSync(above, 0o755);
  return made;
}

function doerOf(doers: Record<string, (text: string) => void>, { name }: Instruction) {
  const doer = doers[name];
  if (!doer) throw new Error(`${name} of an image cannot be done here`);
  return doer;
}
