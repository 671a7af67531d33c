'use client';
import { useMessages } from '@kasb/kit';
import { Badge, Banner } from '@kasb/ui';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { publishingMessages } from '../../messages/index.ts';
import * as css from './PublishDialog.css.ts';
import { ServiceGlyph } from './serviceGlyph.tsx';

/** What became of one service. */
export interface PublishResult {
  serviceId?: string | null;
  serviceName?: string | null;
  serviceType?: string | null;
  /** `success` or `failed`; an unknown one is shown as it came, and counts as not published. */
  status?: string | null;
  /** Why it failed, as the server says. */
  error?: string | null;
}

/** Whether a service took the vacancy. */
export const isPublished = ({ status }: PublishResult): boolean => status === 'success';

/** How it went: all, some or none, and each service in its row. */
export function PublishResults({ results }: { results: readonly PublishResult[] }) {
  const t = useMessages(publishingMessages);
  const published = results.filter(isPublished).length;
  const isWhole = published === results.length && published > 0;
  const tone = isWhole ? 'positive' : published > 0 ? 'caution' : 'critical';
  return (
    <>
      <Banner tone={tone} title={t('dialog.publishedIn', { value: published, limit: results.length })}>
        {isWhole ? t('published') : t('dialog.publishAgain')}
      </Banner>
      <ul className={css.list}>
        {results.map((result, index) => (
          <li key={result.serviceId ?? index} className={css.service}>
            <span className={css.glyph}>
              <ServiceGlyph type={result.serviceType} />
            </span>
            <span className={css.words}>
              <span className={css.name}>{result.serviceName || t('dialog.untitled')}</span>
              {!isPublished(result) && <span className={css.failure}>{result.error || t('dialog.unknownError')}</span>}
            </span>
            <ResultBadge result={result} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** «Успешно», «Ошибка», or an unknown status as it came. */
export function ResultBadge({ result }: { result: PublishResult }) {
  const t = useMessages(publishingMessages);
  if (isPublished(result))
    return (
      <Badge tone="positive" icon={<Check />}>
        {t('dialog.ok')}
      </Badge>
    );
  if (!result.status || result.status === 'failed')
    return (
      <Badge tone="critical" icon={<X />}>
        {t('failure')}
      </Badge>
    );
  return <Badge>{result.status}</Badge>;
}
