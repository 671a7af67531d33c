import { useFormat, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, Card, Heading } from '@kasb/ui';
import { useId, useRef } from 'react';
import { useReadNotifications } from '../../data/useReadNotifications.ts';
import { employerMessages } from '../../messages/index.ts';
import type { Notice } from '../../model/notices.ts';
import * as list from './ListBlock.css.ts';
import { NoticeRow } from './NoticeRow.tsx';
import * as css from './Notices.css.ts';

export interface NoticesCardProps {
  notices: readonly Notice[];
  /** Milliseconds. */
  now: number;
}

/** What others did that concerns the person, and the way to have read it. */
export function NoticesCard({ notices, now }: NoticesCardProps) {
  const t = useMessages(employerMessages);
  const problem = useProblemText();
  const moments = useFormat().moments(now);
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { isPending, error, read } = useReadNotifications();
  const readAll = async () => {
    // The card may go with its button: the focus goes to what is around it.
    const around = card.current?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    // What came meanwhile was not seen: only what is shown is read.
    const result = await read(notices.map((notice) => notice.id));
    if (result.ok) around?.focus();
  };
  return (
    <Card as="section" padding="none" aria-labelledby={id} ref={card} className={list.card}>
      <div className={list.head}>
        <Heading id={id} level={2} size="h3">
          {t('notices.title')}
        </Heading>
        <Button
          variant="accent-quiet"
          size="sm"
          className={css.read}
          isPending={isPending}
          onPress={() => void readAll()}
        >
          {t('notices.read')}
        </Button>
      </div>
      <Banner tone="critical" className={css.trouble}>
        {error && problem(error, t('notices.readError'))}
      </Banner>
      <ul aria-labelledby={id} className={list.rows}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} moment={moments.dayOrTime(notice.at)} />
        ))}
      </ul>
    </Card>
  );
}
