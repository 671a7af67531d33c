import type { Language } from '@kasb/contract';
import { createDateFormat } from '@kasb/domain/dates';
import { formatExact } from '@kasb/domain/numbers';
import type { Requisites } from '../db/schema/index.ts';
import type { Weight } from '../paper/faces.ts';
import { openPaper } from '../paper/openPaper.ts';
import type { openShared } from './invoice.ts';
import { inWords } from './messages/inWords.ts';
import { paperWords } from './messages/papers.ts';
import { unitsOf } from './money.ts';
import { invoiceLine } from './wire.ts';

const ink = '#000000';
const muted = '#555b66';
const rule = '#b9bdc6';
const margin = 40;
const width = 515;
const half = 247;

/** What an invoice is drawn of. */
export type Paper = Awaited<ReturnType<typeof openShared>> & {
  language: Language;
  origin: string;
  ikpu: string | undefined;
};

/** Draws it with text that can be selected. */
export async function drawInvoice({ invoice, order, language, origin, ikpu }: Paper): Promise<Buffer> {
  const t = paperWords(language);
  const date = createDateFormat(language, 'Asia/Tashkent').date;
  const title = t('title', { number: invoice.number });
  const { document, write, bytes } = await openPaper({ title, language, margin, ink });

  const line = () => {
    document
      .moveTo(margin, document.y + 4)
      .lineTo(margin + width, document.y + 4)
      .strokeColor(rule)
      .stroke();
    document.y += 10;
  };
  const party = (heading: string, { name, stir, mfo, account, bank, address }: Requisites, x: number, top: number) => {
    write(heading, 9, { x, y: top, width: half, color: muted });
    write(name, 11, { x, width: half, weight: 'bold' });
    const facts = [
      [t('stir'), stir],
      [t('account'), account],
      [t('bankName'), bank],
      [t('mfo'), mfo],
      [t('address'), address],
    ];
    for (const [label, value] of facts) write(`${label}: ${value}`, 9, { x, width: half });
    return document.y;
  };
  const sum = (tiyin: number) => formatExact(unitsOf(tiyin));
  const total = (label: string, tiyin: number, weight: Weight = 'regular') => {
    const top = document.y;
    write(label, 10, { x: margin + 200, y: top, width: 200, weight });
    const bottom = document.y;
    write(`${sum(tiyin)} ${order.currency === 'UZS' ? '' : order.currency}`.trim(), 10, {
      x: margin + 400,
      y: top,
      width: 115,
      align: 'right',
      weight,
    });
    document.y = Math.max(bottom, document.y) + 2;
  };

  write(title, 18, { weight: 'bold' });
  write(t('about', { date: date(invoice.issuedAt) }), 10, { color: muted });
  write(t('until', { date: date(invoice.dueAt) }), 10, { color: muted });
  document.y += 8;
  line();
  const top = document.y;
  const left = party(t('seller'), invoice.seller, margin, top);
  document.y = Math.max(left, party(t('payer'), invoice.payer, margin + width - half, top)) + 6;
  line();
  const { title: service, purpose } = invoiceLine({ invoice, order }, language);
  const net = order.amountTiyin - order.vatTiyin;
  write(`${t('item')}, ${t('count')}, ${t('price')}, ${t('sum')}`, 9, { color: muted });
  write(service, 11);
  if (ikpu !== undefined) write(t('ikpu', { code: ikpu }), 9, { color: muted });
  write(`1 ${t('service')} × ${sum(net)}`, 10);
  document.y += 4;
  line();
  total(t('withoutTax'), net);
  total(t('tax', { percent: order.vatPercent }), order.vatTiyin);
  total(t('total'), order.amountTiyin, 'bold');
  const said = (tiyin: number) => inWords(tiyin, order.currency, language);
  const taxSaid = order.vatTiyin > 0 ? `, ${t('taxInWords', { words: said(order.vatTiyin) })}` : '';
  write(said(order.amountTiyin) + taxSaid, 10);
  document.y += 10;
  write(t('purpose'), 9, { color: muted });
  write(purpose, 10);
  document.y += 10;
  write(t('valid', { date: date(invoice.dueAt) }), 10);
  document.y += 24;
  write(`${t('head')} ______________      ${t('accountant')} ______________`, 10);
  document.y += 14;
  write(t('check', { link: `${origin}/invoice/${invoice.token}` }), 9, { color: muted });
  return bytes();
}
