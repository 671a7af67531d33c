import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** Where the pictures of states are kept between builds, as `auth-signin--otp.dark.ru.390.webp`. */
export const sheetsFolder = join(root, '.tmp', 'sheets');

/** Which pictures a built site has: for each story the places of its looks in the list of looks. */
export interface SheetIndex {
  looks: string[];
  pictures: Record<string, number[]>;
}

const picture = /^(.+)\.(\w+\.\w+\.\d+)\.webp$/;

/** The list of pictures by their file names. */
export function sheetIndex(files: readonly string[]): SheetIndex {
  const taken = files.flatMap((file) => {
    const [, id, look] = picture.exec(file) ?? [];
    return id && look ? [{ id, look }] : [];
  });
  const looks = [...new Set(taken.map(({ look }) => look))].sort();
  const byStory = Map.groupBy(taken, ({ id }) => id);
  const pictures = [...byStory].map(([id, all]) => [id, all.map(({ look }) => looks.indexOf(look))]);
  return { looks, pictures: Object.fromEntries(pictures) as SheetIndex['pictures'] };
}

/** Puts the kept pictures into a built site, with a list of them; how many stories have some. */
export function addSheets(site: string): number {
  const files = existsSync(sheetsFolder) ? readdirSync(sheetsFolder) : [];
  const index = sheetIndex(files);
  const target = join(site, 'sheets');
  if (files.length > 0) cpSync(sheetsFolder, target, { recursive: true });
  if (existsSync(target)) writeFileSync(join(target, 'index.json'), JSON.stringify(index));
  return Object.keys(index.pictures).length;
}
