'use client';
import { fill } from '@kasb/domain/messages';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { useUiMessages } from '../messages/useUiMessages.ts';
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
  const words = useUiMessages();
  const published = results.filter(isPublished).length;
  const isWhole = published === results.length && published > 0;
  const tone = isWhole ? 'positive' : published > 0 ? 'caution' : 'critical';
  return (
    <>
      <Banner tone={tone} title={fill(words.publishedIn, { value: published, limit: results.length })}>
        {isWhole ? words.publishedAll : words.publishAgain}
      </Banner>
      <ul className={css.list}>
        {results.map((result, index) => (
          <li key={result.serviceId ?? index} className={css.service}>
            <span className={css.glyph}>
              <ServiceGlyph type={result.serviceType} />
            </span>
            <span className={css.words}>
              <span className={css.name}>{result.serviceName || words.serviceUntitled}</span>
              {!isPublished(result) && <span className={css.failure}>{result.error || words.unknownError}</span>}
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
  const { publishOk, publishFailed } = useUiMessages();
  if (isPublished(result))
    return (
      <Badge tone="positive" icon={<Check />}>
        {publishOk}
      </Badge>
    );
  if (!result.status || result.status === 'failed')
    return (
      <Badge tone="critical" icon={<X />}>
        {publishFailed}
      </Badge>
    );
  return <Badge>{result.status}</Badge>;
}
