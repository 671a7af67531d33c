import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawnPage } from './pageBundle.ts';

/** A page's whole HTML. */
interface Document {
  html: string;
  /** What its policy must allow besides the files of this origin: the digests of its own style and scripts. */
  allowed: { style: string; script: string };
}

/** Writes documents of a built app. */
export type WriteDocument = (page: DrawnPage) => Document;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Fonts that come sooner after they are asked for are shown on the page that is there. */
const quickMs = 200;

/**
 * After the first paint: begins the app, which would only be in the way of it; the head has asked for its files. The
 * mark says before the paint that somebody may be signed in; the language that is chosen before the app is there is
 * remembered too. The fonts of a first visit are asked for when the app is there, with whose files they would share the
 * line: they are shown where they come at once, else on the next page, for which it is remembered that they have come.
 * What was pressed last looks held down until the browser or the app answers; once that is there, it is told by
 * `kasbTakeOver`, and presses the button that only it can answer. The text is the same on all pages, so one digest
 * allows it.
 */
const bootstrap = `if(/(?:^|; )kasb_hint=/.test(document.cookie))document.documentElement.dataset.session='maybe';
const year='; Path=/; Max-Age=31536000; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'');
let held;
const hold=(next)=>{if(held)delete held.dataset.pressed;held=next;if(next)next.dataset.pressed='true'};
const onPress=({target})=>{hold(target.closest?.('a[href],button'));
if(held?.hreflang)document.cookie='kasb_language='+held.hreflang+year};
addEventListener('click',onPress);
globalThis.kasbTakeOver=()=>{removeEventListener('click',onPress);
const last=held;hold();if(last?.matches('button[type=button]'))last.click()};
const onload=()=>{const asked=performance.now();
document.fonts.load('1em "Onest Variable"','a\\u044f').then(({length})=>{if(!length)return;
if(performance.now()-asked<${quickMs})delete document.documentElement.dataset.fonts;
document.cookie='kasb_fonts=1'+year})};
requestAnimationFrame(()=>setTimeout(()=>{
const{main}=document.getElementById('kasb-state').dataset;
document.head.append(Object.assign(document.createElement('script'),
{type:'module',src:main,crossOrigin:'',onload}))}))`;

/**
 * In the head: asks early for the fonts, where they have come before. Chrome puts off the first paint by a tenth of a
 * second for fonts that are asked for there, in vain on a first visit; where they are kept, without that the page would
 * sometimes be painted before they are read.
 */
const fontsOf = (files: readonly string[]) => `if(!/(?:^|; )kasb_fonts=/.test(document.cookie))
document.documentElement.dataset.fonts='late';
else for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),
{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))`;

/** Reads what a build of the app says of its pages: the frame of a document, and the files of each part. */
export async function openDocuments(folder: string): Promise<WriteDocument> {
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const frame = frameOf(index);
  const fonts = fontsOf(frame.fonts);
  const scripts = `${digest(fonts)} ${digest(bootstrap)}`;
  const looks = new Map<string, { style: string; links: string; parts: string }>();

  function filesOf(modules: readonly string[]): Chunk[] {
    const seen = new Set<string>();
    const visit = (name: string) => {
      const chunk = manifest[name];
      if (!chunk) throw new Error(`the build has no ${name}`);
      if (seen.has(name)) return;
      seen.add(name);
      chunk.imports?.forEach(visit);
    };
    ['index.html', ...modules].forEach(visit);
    return [...seen].flatMap((name) => manifest[name] ?? []);
  }

  const sheets = new Map<string, string>();
  for (const { css = [] } of Object.values(manifest))
    for (const file of css) sheets.set(file, await readFile(join(folder, file), 'utf8'));

  function lookOf(modules: readonly string[]) {
    const key = modules.join();
    const known = looks.get(key);
    if (known) return known;
    const chunks = filesOf(modules);
    const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const look = {
      style: css.map((file) => sheets.get(file) ?? '').join('\n'),
      // The loader of lazy parts finds them, and does not fetch what stands in the page.
      links: css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`).join(''),
      // Before the fonts: a browser asks for six files at a time on HTTP/1.1.
      parts: chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
    };
    looks.set(key, look);
    return look;
  }

  return ({ language, head, body, state, modules }) => {
    const { style, links, parts } = lookOf(modules);
    const data = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
    return {
      html: [
        frame.start.replace('<html lang="ru">', `<html lang="${language}">`),
        `${head}\n    ${parts}<script>${fonts}</script><style>${style}</style>${links}\n  </head>\n`,
        `  <body>\n    <div id="root">${body}</div>\n`,
        `    <script type="application/json" id="kasb-state" data-main="${frame.main}">`,
        `${data}</script>\n`,
        `    <script>${bootstrap}</script>\n  </body>\n</html>\n`,
      ].join(''),
      allowed: { style: digest(style), script: scripts },
    };
  };
}

/** What each page says for itself, and what it brings in another way. */
const ofPage = /<(?:title>|meta name="description"|link rel="(?:modulepreload|stylesheet)"|script type="module")/;

/** The head of the built page without what each page says for itself, its fonts, and the script that it begins with. */
function frameOf(index: string): { start: string; fonts: string[]; main: string } {
  const main = /<script type="module"[^>]* src="([^"]+)"/.exec(index)?.[1];
  const end = index.indexOf('</head>');
  if (main === undefined || end < 0) throw new Error('the build has no index.html as it was');
  const lines = index
    .slice(0, end)
    .split('\n')
    .filter((line) => !ofPage.test(line));
  const isFont = (line: string) => line.includes('as="font"');
  return {
    start: `${lines
      .filter((line) => !isFont(line))
      .join('\n')
      .trimEnd()}\n    `,
    fonts: lines.filter(isFont).flatMap((line) => /href="([^"]+)"/.exec(line)?.[1] ?? []),
    main,
  };
}

/** As a policy names a text that it allows. */
function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
