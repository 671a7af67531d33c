import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root, tool } from '../../scripts/lib/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'kasb-text-alone-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Diagnostic {
  code: string;
  filename: string;
}

/** Which of the pieces of code the linter refuses by the rule, as the whole code is linted. */
async function refused(pieces: readonly string[]) {
  const files = pieces.map((piece, index) => {
    const path = join(folder, `Piece${index}.tsx`);
    writeFileSync(path, `${piece}\n`);
    return path;
  });
  const args = ['--config', join(root, '.oxlintrc.json'), '--format', 'json', ...files];
  const output = await new Promise<string>((done) => {
    execFile(tool('oxlint'), args, { cwd: root, maxBuffer: 1e8 }, (_, printed) => done(printed));
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] };
  const named = new Set(
    diagnostics.filter(({ code }) => code === 'kasb(text-alone)').map(({ filename }) => filename.split('/').at(-1)),
  );
  return pieces.filter((_, index) => named.has(`Piece${index}.tsx`));
}

const drawn = (jsx: string, before = '') => `export const draw = (p) => { ${before} return ${jsx}; };`;

test('a text that stands beside something, comes and goes, or is a component, is refused', async () => {
  const pieces = [
    drawn('<p>{p.isOn ? p.t("on") : <>{p.t("found")} <b>{p.n}</b></>}</p>'),
    drawn('<li>{p.icon}{p.t("part")}<span>!</span></li>'),
    drawn('<p>{p.n} {p.unit}</p>'),
    drawn('<p>{p.isOn && "text"}{p.isOff && <b />}</p>'),
    drawn('<p>words {p.isOn && <b />}</p>'),
    drawn('<p><b /> {p.isOn && <i />}</p>'),
    drawn('<Frame>{p.name}<b /></Frame>'),
    drawn('<Fragment key="1">{p.name}</Fragment>'),
    drawn('<Suspense>{p.t("waiting")}</Suspense>'),
    drawn('<p>{p.names.map((name) => name)}</p>'),
    drawn('<p>{p.pieces.map((piece) => (piece.isBold ? <b key="1" /> : piece.text))}</p>'),
    drawn('<p>{said}<b /></p>', 'const said = p.isOn ? <i /> : "text";'),
    drawn('<p>{match(p.query, { ready: () => <b />, error: () => "failed" })}<i /></p>'),
    'export function Kept({ bundle }) { return useMessages(bundle)("text"); }',
    'export function Changed({ words, isNew }) { return isNew ? <ins>{words}</ins> : words; }',
    'export function Names({ names }) { return names.map((name) => name); }',
    'export const Untitled = () => { const t = useUiText(); return t("untitled"); };',
  ];
  expect(await refused(pieces)).toEqual(pieces);
});

test('a text alone in its element, and elements beside each other, are not', async () => {
  const pieces = [
    drawn('<p>{p.isOn ? p.t("on") : <><span>{`${p.t("found")} `}</span><b>{p.n}</b></>}</p>'),
    drawn('<p>{p.isOn && p.t("on")}</p>'),
    drawn('<Button>{p.t("on")}</Button>'),
    drawn('<p>{`${p.n} ${p.unit}`}</p>'),
    drawn('<p>words <b>and</b> others</p>'),
    drawn('<ul>{p.names.map((name) => <li key={name}>{name}</li>)}</ul>'),
    drawn('<div>{p.renderHead?.(p.n)}{p.isOn && <b />}{p.footer}</div>'),
    drawn('<div>{head}{row()}<i /></div>', 'const head = p.isOn ? <b /> : null; const row = () => <i />;'),
    drawn('<div>{match(p.query, { ready: () => <b />, error: () => null })}<i /></div>'),
    'export function Scope({ children }) { return <ThingContext value={1}>{children}</ThingContext>; }',
    'export const useName = () => useMessages()("name");',
  ];
  expect(await refused(pieces)).toEqual([]);
});
