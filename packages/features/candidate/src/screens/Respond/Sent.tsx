import type { Vacancy } from '@kasb/contract';
import { useFormat, useLinks, useMessages } from '@kasb/kit';
import { Card, Heading, LinkButton, Text } from '@kasb/ui';
import { useEffect, useRef } from 'react';
import { candidateMessages } from '../../messages/index.ts';
import * as css from './Respond.css.ts';

export interface SentProps {
  vacancy: Vacancy;
  /** In whose name it was sent. */
  name: string;
  /** 12 digits. */
  phone: string;
}

/** It is sent: who sees what, and what comes next. */
export function Sent({ vacancy, name, phone }: SentProps) {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const company = vacancy.company_name ?? '';
  return (
    <Card>
      <div className={css.form}>
        <div className={css.head}>
          <Heading level={1} ref={title} tabIndex={-1} className={css.sent}>
            {t('sent.title')}
          </Heading>
          <Text tone="muted">{[vacancy.title, company].filter(Boolean).join(', ')}</Text>
          {name && <Text tone="muted">{t('sent.from', { name })}</Text>}
        </div>
        <ol className={css.steps}>
          <li>
            <strong>{t('sent.there')}</strong>
            <Text tone="muted">{t('sent.thereText', { company, phone: format.phone(phone) })}</Text>
          </li>
          <li>
            <strong>{t('sent.wait')}</strong>
            <Text tone="muted">{t('sent.waitText')}</Text>
          </li>
        </ol>
        <LinkButton variant="primary" size="lg" href={links.myApplications()}>
          {t('sent.responses')}
        </LinkButton>
      </div>
    </Card>
  );
}
