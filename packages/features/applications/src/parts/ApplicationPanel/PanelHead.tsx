import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { Avatar, Heading, IconButton, Link, Menu, Text } from '@kasb/ui';
import { ApplicationStatusBadge } from '@kasb/ui/recruitment';
import { Ellipsis } from 'lucide-react';
import { applicationsMessages } from '../../messages/index.ts';
import { settable } from '../../model/funnel.ts';
import { mailLink } from '../../model/mailLink.ts';
import * as css from './ApplicationPanel.css.ts';

export interface PanelHeadProps {
  /** How the person is called. */
  name: string;
  /** The page of their own. */
  href: string;
  candidate: Application['candidate'];
  /** The status to show. */
  status: string | undefined;
  onChange: (status: SettableApplicationStatus) => void;
}

/** Who applied, how to reach them, their status and the menu that sets it. */
export function PanelHead({ name, href, candidate, status, onChange }: PanelHeadProps) {
  const t = useMessages(applicationsMessages);
  const words = useWords();
  const format = useFormat();
  const mail = mailLink(candidate.email);
  return (
    <div className={css.head}>
      <Avatar name={name} size={56} />
      <div className={css.names}>
        <Heading level={2} className={css.name}>
          <Link variant="inherit" href={href}>
            {name}
          </Link>
        </Heading>
        <div className={css.reach}>
          {mail === undefined ? (
            candidate.email && (
              <Text as="span" size="sm">
                {candidate.email}
              </Text>
            )
          ) : (
            <Link href={mail}>{candidate.email}</Link>
          )}
          {candidate.phone && <Phone phone={candidate.phone} text={format.phone(candidate.phone)} />}
        </div>
      </div>
      <span className={css.badge}>
        <ApplicationStatusBadge status={status} />
      </span>
      <Menu
        label={t('status.menu')}
        items={settable.map((step) => ({
          id: step,
          label: words('application', step),
          isDisabled: step === status,
          isDangerous: step === 'rejected',
          onAction: () => onChange(step),
        }))}
        trigger={
          <IconButton size="sm" aria-label={t('status.menu')}>
            <Ellipsis />
          </IconButton>
        }
      />
    </div>
  );
}

/** A phone to press, when it is one that can be called. */
function Phone({ phone, text }: { phone: string; text: string }) {
  return /^\d{12}$/.test(phone) ? (
    <Link href={`tel:+${phone}`}>{text}</Link>
  ) : (
    <Text as="span" size="sm">
      {text}
    </Text>
  );
}
