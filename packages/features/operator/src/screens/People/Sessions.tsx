import type { OperatorPerson } from '@kasb/contract';
import { KeptText, useFormat, useMessages, useProblemText } from '@kasb/kit';
import { Badge, Banner, Button, ConfirmDialog, Text, useToasts } from '@kasb/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { usePersonCommands } from '../../data/usePeople.ts';
import { operatorMessages } from '../../messages/index.ts';
import * as css from '../../parts/Listing/Detail.css.ts';
import { DetailPart } from '../../parts/Listing/Detail.tsx';

/** Who was seen so long ago at most is there now: sessions are seen to the minute. */
const nowMs = 5 * 60 * 1000;

/** Where somebody is signed in, and the ways to end that. */
export function Sessions({ person }: { person: OperatorPerson }) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const problem = useProblemText();
  const toasts = useToasts();
  const { end } = usePersonCommands();
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(Date.now);
  const { id, sessions } = person;
  const isLeaving = Boolean(person.leaving_at);
  const finish = async (sessionId?: string) => {
    const result = await end.run({ params: { id }, body: { sessionId } });
    setAsking(false);
    if (!result.ok) return;
    const n = format.number(result.data.ended ?? 0);
    toasts.show({ text: <KeptText messages={operatorMessages} text="people.ended" values={{ n }} /> });
  };
  return (
    <DetailPart
      title={t('people.sessions')}
      count={sessions.length}
      action={
        sessions.length > 0 &&
        !isLeaving && (
          <Button size="sm" icon={<LogOut />} onPress={() => setAsking(true)}>
            {t('people.endAll')}
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('people.noSessions')}
        </Text>
      ) : (
        <ul className={css.rows}>
          {sessions.map((session) => (
            <li key={session.id} className={css.row}>
              <span>
                <span>{session.device ?? t('unknownDevice')}</span>
                <span className={css.minor}>
                  {[session.address, session.since && t('people.since', { date: format.date(session.since) })]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              {now - Date.parse(session.last_seen_at ?? '') < nowMs && <Badge tone="positive">{t('people.now')}</Badge>}
              {!isLeaving && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('people.endOf', { device: session.device ?? t('unknownDevice') })}
                  onPress={() => void finish(session.id)}
                >
                  {t('people.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Banner tone="critical">{end.error && problem(end.error, t('changeFailed'))}</Banner>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('people.endTitle')}
        text={t('people.endText')}
        confirm={t('people.endAll')}
        tone="danger"
        isPending={end.isPending}
        onConfirm={() => void finish()}
        onCancel={() => setAsking(false)}
      />
    </DetailPart>
  );
}
