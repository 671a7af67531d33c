import type { Vacancy } from '@kasb/contract';
import { browserStorage, useFormat, useLinks, useMessages, useReplyTime, useUser } from '@kasb/kit';
import { Card, Heading, Link, LinkButton, Text } from '@kasb/ui';
import { ArrowRight, Check, Clock, FileUser, MessageSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTelegramChannel } from '../../data/useTelegram.ts';
import { respondingMessages } from '../../messages/responding/index.ts';
import { beginResume } from '../../model/resumeDraft.ts';
import { ConnectTelegram } from '../../parts/ConnectTelegram/ConnectTelegram.tsx';
import * as css from './Respond.css.ts';
import type { SentAs } from './useRespondSteps.ts';

export interface SentProps {
  vacancy: Vacancy;
  as: SentAs;
  /** Where a resume is begun, where the portal has them. */
  newResumeHref: string | undefined;
}

/** It is sent: who sees what, what comes next, and how to hear of it at once. */
export function Sent({ vacancy, as: { otherName, phone, start }, newResumeHref }: SentProps) {
  const t = useMessages(respondingMessages);
  const links = useLinks();
  const format = useFormat();
  const userId = useUser()?.id ?? '';
  const soon = useReplyTime()(vacancy);
  const telegram = useTelegramChannel();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const company = vacancy.company_name ?? '';
  const begin = () => {
    const { title: wanted = '', location = '' } = vacancy;
    beginResume(browserStorage(), userId, { title: wanted, location, start });
  };
  return (
    <div className={css.end}>
      <Card padding="lg">
        <div className={css.form}>
          <div className={css.sentHead}>
            <span className={css.sentMark}>
              <Check aria-hidden />
            </span>
            <div className={css.head}>
              <Heading level={1} ref={title} tabIndex={-1} className={css.sent}>
                {t('responseSent')}
              </Heading>
              <Text tone="muted">{[vacancy.title, company].filter(Boolean).join(', ')}</Text>
              {otherName && <Text tone="muted">{t('sent.from', { name: otherName })}</Text>}
            </div>
          </div>
          <ol className={css.steps}>
            <Step state="done" icon={<Check />} title={t('sent.there')}>
              {t('sent.thereText', { company, phone: format.phone(phone) })}
            </Step>
            <Step state="now" icon={<Clock />} title={t('sent.wait')}>
              {`${soon ? `${soon}. ` : ''}${t('sent.waitText')}`}
            </Step>
            <Step state="next" icon={<MessageSquare />} title={t('sent.know')}>
              {t(telegram === 'offered' || telegram === 'connected' ? 'sent.knowText' : 'sent.knowHere')}
            </Step>
          </ol>
          <div className={css.actions}>
            {telegram === 'offered' && <ConnectTelegram isMain />}
            <LinkButton
              variant={telegram === 'offered' ? 'secondary' : 'primary'}
              size="lg"
              href={links.myApplications()}
            >
              {t('myResponses')}
            </LinkButton>
          </div>
        </div>
      </Card>
      {newResumeHref !== undefined && (
        <Card>
          <div className={css.offer}>
            <span className={css.offerMark}>
              <FileUser aria-hidden />
            </span>
            <div className={css.offerText}>
              <Text as="strong" weight="strong">
                {t('sent.resume')}
              </Text>
              <Text tone="muted">{t('sent.resumeText')}</Text>
              <Link href={newResumeHref} icon={<ArrowRight />} onPress={begin}>
                {t('makeResume')}
              </Link>
            </div>
          </div>
        </Card>
      )}
    </div>
  );
}

interface StepProps {
  state: keyof typeof css.stepMark;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Step({ state, icon, title, children }: StepProps) {
  return (
    <li className={css.step}>
      <span className={css.stepMark[state]} aria-hidden>
        {icon}
      </span>
      <div className={css.stepText}>
        <Text as="strong" weight="strong">
          {title}
        </Text>
        <Text tone="muted">{children}</Text>
      </div>
    </li>
  );
}
