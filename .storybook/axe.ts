import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { explains, unexplained } from './explain.ts';
import type { Finding } from './explain.ts';
import { undecided } from './undecided.ts';

interface AxeCheck {
  id: string;
  data?: { messageKey?: string } | null;
}

interface AxeNode {
  target: unknown[];
  html: string;
  failureSummary?: string;
  any: AxeCheck[];
  all: AxeCheck[];
  none: AxeCheck[];
}

interface AxeResult {
  violations: { id: string; help: string; nodes: AxeNode[] }[];
  incomplete: { id: string; nodes: AxeNode[] }[];
}

/** What the runner leaves on a page. */
export interface AxeOnPage {
  /** What the addon's check of the last story said. */
  last?: AxeResult;
  findings: (result: AxeResult | undefined) => Omit<Finding, 'look'>[];
}

interface Finished {
  reporters?: { type: string; result: AxeResult }[];
}

declare global {
  /** Stays on the page after the addon's first check, configured as the story asks. */
  var axe: { run: (context: object, options: object) => Promise<AxeResult> };
  var kasbAxe: AxeOnPage | undefined;
  /** Of Storybook. */
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, data: unknown) => void;
    on: (event: string, listener: (data: unknown) => void) => void;
    once: (event: string, listener: (data: unknown) => void) => void;
  };
}

/** Where the explanations that were met leave their mark: the runner's workers share nothing else. */
export const metFolder = join(import.meta.dirname, '..', '.tmp', 'axe-met');

/** Lets the page keep what the addon's check says of each story. */
export async function listenToAxe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: AxeOnPage = {
      findings: (result) =>
        (result?.incomplete ?? []).flatMap(({ id: rule, nodes }) =>
          nodes.map(({ html, any, all, none }) => {
            const [check] = [...any, ...all, ...none];
            return { rule, why: check?.data?.messageKey ?? check?.id ?? rule, html: html.slice(0, 300) };
          }),
        ),
    };
    globalThis.kasbAxe = kept;
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    channel.on('storyFinished', (data) => {
      kept.last = (data as Finished).reporters?.find(({ type }) => type === 'a11y')?.result;
    });
  });
}

/**
 * Fails on what the addon's check left undecided and nobody has explained, unless it is decided once all has settled.
 */
export async function checkDecided(
  page: Page,
  id: string,
  look: string,
  findings: readonly Omit<Finding, 'look'>[],
): Promise<void> {
  if (unexplained(id, seenIn(look, findings), undecided).length > 0) await checkLook(page, id, look);
  else demandReasons(id, look, findings);
}

/** Checks the story as it stands now with axe; the addon checked it as it was drawn. */
export async function checkLook(page: Page, id: string, look: string, options: object = {}): Promise<void> {
  const { violations, findings } = await page.evaluate(async (axeOptions) => {
    // On the way from one look to the other a colour is neither.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];
    const result = await globalThis.axe.run({ include: document.body, exclude }, axeOptions);
    const told = result.violations.flatMap(({ id: rule, help, nodes }) =>
      nodes.map((node) => `${rule}: ${help}\n${JSON.stringify(node.target)}\n${node.failureSummary ?? ''}`),
    );
    return { violations: told, findings: globalThis.kasbAxe?.findings(result) ?? [] };
  }, options);
  if (violations.length > 0) throw new Error(`axe, ${look}, ${id}:\n${violations.join('\n\n')}`);
  demandReasons(id, look, findings);
}

const seenIn = (look: string, found: readonly Omit<Finding, 'look'>[]): Finding[] =>
  found.map((finding) => ({ ...finding, look }));

function demandReasons(id: string, look: string, found: readonly Omit<Finding, 'look'>[]) {
  const findings = seenIn(look, found);
  mkdirSync(metFolder, { recursive: true });
  for (const [index, known] of undecided.entries()) {
    if (findings.some((finding) => explains(known, id, finding))) writeFileSync(join(metFolder, String(index)), '');
  }
  const open = unexplained(id, findings, undecided).map(({ rule, why, html }) => `${rule}, ${why}: ${html}`);
  if (open.length === 0) return;
  throw new Error(`axe, ${look}, ${id}: decide this, or explain it in .storybook/undecided.ts:\n${open.join('\n')}`);
}
