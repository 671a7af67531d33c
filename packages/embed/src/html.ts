import { addressOf, drawList } from './draw.ts';
import type { Look, Node, Row } from './draw.ts';
import { texts } from './messages/index.ts';
import { sheetOf } from './styles.ts';

export type { Row } from './draw.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

function htmlOf(node: Node | string): string {
  if (typeof node === 'string') return escapeHtml(node);
  const [name, attributes, ...inner] = node;
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${said.join('')}>${inner.map(htmlOf).join('')}</${name}>`;
}

/** What the element of a company is written of. */
export interface CompanyList extends Omit<Look, 'path'> {
  companyId: string;
  limit: number;
  rows: readonly Row[];
  total: number;
}

/** The element with its list in it, for pages that include it on their server: it is whole without a script. */
export function writeCompany({ companyId, limit, rows, total, ...place }: CompanyList): string {
  const look = { ...place, path: `/companies/${encodeURIComponent(companyId)}` };
  const attributes = { company: companyId, limit: String(limit), lang: look.language, origin: look.origin };
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return [
    `<kasb-vacancies${said.join('')}><template shadowrootmode="open"><style>${sheetOf(limit)}</style>`,
    `${htmlOf(drawList(rows, look, total))}</template>`,
    `<a href="${escapeHtml(addressOf(look, look.path))}">${texts[look.language].list}</a></kasb-vacancies>\n`,
  ].join('');
}
