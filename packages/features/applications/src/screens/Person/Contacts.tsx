import type { Application } from '@kasb/contract';
import { useFormat, useLinks, useMessages } from '@kasb/kit';
import { IconButton, LinkButton, Menu, useToasts } from '@kasb/ui';
import { Ellipsis, FileUser, Keyboard, Link as LinkIcon, Mail, Phone, Printer, Send, Video } from 'lucide-react';
import { personMessages } from '../../messages/person/index.ts';
import { mailLink } from '../../model/mailLink.ts';
import * as css from './Person.css.ts';

export interface ContactsProps {
  application: Application;
  /** Contacts are hidden. */
  isClosed: boolean;
  onShowKeys: () => void;
  onShowInterview: () => void;
}

/** Phone, chat and mail to press, print, and the menu of everything else. */
export function Contacts({ application, isClosed, onShowKeys, onShowInterview }: ContactsProps) {
  const t = useMessages(personMessages);
  const format = useFormat();
  const links = useLinks();
  const toasts = useToasts();
  const { candidate, resume_id: resumeId, negotiation_id: negotiationId, vacancy_id: vacancyId } = application;
  const phone = !isClosed && /^\d{12}$/.test(candidate.phone ?? '') ? candidate.phone : undefined;
  const mail = isClosed ? undefined : mailLink(candidate.email);
  const print = () => window.print();
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(new URL(links.application(application.id), window.location.href).href);
      toasts.show({ text: t('copied') });
    } catch {
      toasts.show({ tone: 'critical', text: t('person.copyFailed') });
    }
  };
  return (
    <div className={css.contacts}>
      {phone && (
        <>
          <LinkButton href={`tel:+${phone}`} icon={<Phone />} className={css.phone}>
            {format.phone(phone)}
          </LinkButton>
          <LinkButton
            href={`https://t.me/+${phone}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('person.telegram')}
            className={css.square}
          >
            <Send />
          </LinkButton>
        </>
      )}
      {mail && (
        <LinkButton
          href={mail}
          aria-label={t('person.mail', { mail: candidate.email ?? '' })}
          className={`${css.square} ${css.wideOnly}`}
        >
          <Mail />
        </LinkButton>
      )}
      <IconButton variant="secondary" aria-label={t('print')} className={css.wideOnly} onPress={print}>
        <Printer />
      </IconButton>
      <Menu
        label={t('person.more')}
        trigger={
          <IconButton variant="secondary" aria-label={t('person.more')}>
            <Ellipsis />
          </IconButton>
        }
        items={[
          { id: 'link', label: t('person.copyLink'), icon: <LinkIcon />, onAction: () => void copyLink() },
          { id: 'interview', label: t('videoInterview'), icon: <Video />, onAction: onShowInterview },
          ...(resumeId && negotiationId && vacancyId
            ? [
                {
                  id: 'headhunter',
                  label: t('panel.resume'),
                  icon: <FileUser />,
                  href: links.resume(resumeId, negotiationId, vacancyId),
                },
              ]
            : []),
          { id: 'print', label: t('print'), icon: <Printer />, onAction: print },
          { id: 'keys', label: t('keys.title'), icon: <Keyboard />, onAction: onShowKeys },
        ]}
      />
    </div>
  );
}
