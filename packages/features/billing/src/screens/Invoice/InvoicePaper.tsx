import type { Invoice } from '@kasb/contract';
import { moneyMessages } from '@kasb/domain/money';
import { formatExact, isNumber } from '@kasb/domain/numbers';
import { useFormat, useMessages } from '@kasb/kit';
import { Heading, Logo } from '@kasb/ui';
import { papersMessages } from '../../messages/papers/index.ts';
import { Paper } from '../../parts/Paper/Paper.tsx';
import * as css from './Invoice.css.ts';

export interface InvoicePaperProps {
  invoice: Invoice;
  headingLevel: 1 | 2;
}

const exact = (sum: number | undefined) => (isNumber(sum) ? formatExact(sum) : '');

/** The invoice as it is printed. */
export function InvoicePaper({ invoice, headingLevel }: InvoicePaperProps) {
  const t = useMessages(papersMessages);
  const format = useFormat();
  const title = t('title', { number: invoice.number });
  const { total, vat_percent: percent = 0, vat_amount: tax = 0, share_url: share } = invoice;
  const { in_words: inWords, vat_in_words: taxInWords } = invoice;
  const signs = [t('head'), t('accountant')];
  return (
    <Paper label={title}>
      <div className={css.top}>
        <div>
          <Heading level={headingLevel} size="h2">
            {title}
          </Heading>
          <p className={css.muted}>{t('about', { date: format.longDate(invoice.issued_at) })}</p>
        </div>
        <Logo />
      </div>
      <div className={css.halves}>
        <Party title={t('seller')} party={invoice.seller} />
        <Party title={t('payer')} party={invoice.payer} />
      </div>
      <Lines invoice={invoice} title={title} />
      <div className={css.sums}>
        <div>
          <p className={css.muted}>{t('purpose')}</p>
          <p className={css.strong}>{invoice.purpose}</p>
        </div>
        <dl className={css.facts}>
          <dt className={css.label}>{t('withoutTax')}</dt>
          <dd className={css.right}>{exact(total === undefined ? undefined : total - tax)}</dd>
          <dt className={css.label}>{t('tax', { percent })}</dt>
          <dd className={css.right}>{exact(tax)}</dd>
          <dt className={css.strong}>{t('total')}</dt>
          <dd className={css.total}>{exact(total)}</dd>
        </dl>
      </div>
      <p className={css.words}>
        <span>{`${t('inWords')} `}</span>
        <strong className={css.strong}>{inWords}</strong>
        {taxInWords !== undefined && <span>{t('taxInWords', { words: taxInWords })}</span>}
      </p>
      <div className={css.signs}>
        {signs.map((sign) => (
          <p key={sign} className={css.sign}>
            {sign}
          </p>
        ))}
      </div>
      <p className={css.note}>
        {[
          t('valid', { date: format.date(invoice.due_at) }),
          share !== undefined && t('check', { link: share.replace(/^https?:\/\//, '') }),
        ]
          .filter(Boolean)
          .join('. ')}
      </p>
    </Paper>
  );
}

const partyFacts = [
  ['name', 'legalName'],
  ['stir', 'stir'],
  ['account', 'bankAccount'],
  ['bank', 'bankName'],
  ['mfo', 'mfo'],
  ['address', 'legalAddress'],
] as const;

function Party({ title, party }: { title: string; party: Invoice['seller'] }) {
  const t = useMessages(papersMessages);
  return (
    <div>
      <p className={css.strong}>{title}</p>
      <dl className={css.party}>
        {partyFacts.map(([name, key]) => (
          <div key={name} className={css.row}>
            <dt className={css.label}>{t(key)}</dt>
            <dd className={css.value}>{party?.[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Lines({ invoice: { lines, currency = 'UZS' }, title }: { invoice: Invoice; title: string }) {
  const t = useMessages(papersMessages);
  const money = useMessages(moneyMessages);
  const unit = currency === 'UZS' ? money('sum') : currency;
  return (
    <table className={css.table} aria-label={title}>
      <thead>
        <tr>
          <th className={css.cell}>{t('row')}</th>
          <th className={css.cell}>{t('item')}</th>
          <th className={css.cell}>{t('unit')}</th>
          <th className={css.number}>{t('count')}</th>
          <th className={css.number}>{t('price', { currency: unit })}</th>
          <th className={css.number}>{t('sum', { currency: unit })}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <td className={css.cell}>{index + 1}</td>
            <td className={css.cell}>
              <span>{line.title}</span>
              {line.code !== undefined && <p className={css.muted}>{t('code', { code: line.code })}</p>}
            </td>
            <td className={css.cell}>{line.unit}</td>
            <td className={css.number}>{line.count}</td>
            <td className={css.number}>{exact(line.price)}</td>
            <td className={css.number}>{exact(line.sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
