import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { RussianTexts } from '../scripts/lib/russianTexts.ts';
import { speakTo } from './afterPlay.ts';
import { isMade, unrefused } from './unrefused.ts';

// What a run of all stories knows of refusals. The runner's workers share nothing but files.

const folder = join(import.meta.dirname, '..', '.tmp', 'refusals');
const knownFile = join(folder, 'known.json');
const markOf = (name: string) => join(folder, `${name}.met`);

interface Known {
  /** Writes that people make. */
  writes: string[];
  texts: RussianTexts;
  /** What the stories were built of. */
  stories: string | undefined;
}

/** Forgets the last run, and keeps for this one what each page's worker would read the whole contract for. */
export function beginRefusals(now: Known): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(knownFile, JSON.stringify(now));
}

let read: Known | undefined;
const known = () => (read ??= JSON.parse(readFileSync(knownFile, 'utf8')) as Known);

/** What the stories were built of whose refusals the last run saw, if one did. */
export const refusedStories = (): string | undefined =>
  existsSync(knownFile) ? (JSON.parse(readFileSync(knownFile, 'utf8')) as Known).stories : undefined;

/** A story in which a write was refused goes on in Uzbek: none of our Russian texts may be left on its page. */
export async function checkRefusal(page: Page, id: string, names: readonly string[]): Promise<void> {
  const refused = names.filter((name) => known().writes.includes(name));
  if (refused.length === 0 || !(await speakTo(page, 'uz'))) return;
  const left = await page.evaluate(russianOn, known().texts);
  if (left.length > 0) throw new Error(`${id} is left in Russian on an Uzbek page:\n${left.join('\n')}`);
  for (const name of refused) writeFileSync(markOf(name), id);
}

/** What of these texts is seen or heard on the page. */
function russianOn({ exact, patterns }: RussianTexts): string[] {
  const known = new Set(exact);
  const forms = patterns.map((pattern) => new RegExp(pattern, 'u'));
  const told: (string | null)[] = [document.title];
  for (const element of document.body.querySelectorAll('*')) {
    // What says that it is Russian is heard as that.
    if (element.closest('[lang=ru], script, style, .sb-wrapper') || !element.checkVisibility()) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) told.push(element.getAttribute(name));
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) told.push(node.nodeValue);
  }
  const plain = told.map((text) => (text ?? '').replaceAll(/\s+/g, ' ').trim());
  const data = JSON.stringify(globalThis.kasbData?.() ?? []);
  // What the provider said in Russian, or the person, stays as it is.
  const isData = (text: string) => data.includes(JSON.stringify(text));
  return [...new Set(plain)].filter(
    (text) => (known.has(text) || forms.some((form) => form.test(text))) && !isData(text),
  );
}

/** What is wrong with a run of all stories: writes that none saw refused, and excuses that are none any more. */
export function refusalProblems(): string[] {
  const { writes } = known();
  const isMet = (name: string) => existsSync(markOf(name));
  return [
    ...writes
      .filter((name) => !isMet(name) && !Object.hasOwn(unrefused, name) && isMade(name))
      .map(
        (name) =>
          `no story shows how ${name} is refused: let one end with what is said after mock.fail(${name}, …), ` +
          'or tell in .storybook/unrefused.ts why nobody sees it',
      ),
    ...Object.keys(unrefused)
      .filter((name) => isMet(name) || !writes.includes(name))
      .map((name) => `.storybook/unrefused.ts excuses ${name} in vain`),
  ];
}
