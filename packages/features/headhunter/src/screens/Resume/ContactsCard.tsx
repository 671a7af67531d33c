import type { ApiError, ExternalResume } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import type { KeyOf, Translate } from '@kasb/kit';
import { Banner, Button, Card, ConfirmDialog, DescriptionList, Link, LinkButton, Text } from '@kasb/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { headhunterMessages } from '../../messages/index.ts';
import { contactLines } from '../../model/contactLines.ts';
import type { ContactLine } from '../../model/contactLines.ts';
import { safeLink } from '../../model/safeLink.ts';
import * as css from './Resume.css.ts';

export interface ContactsCardProps {
  resume: ExternalResume;
  /** Opens contacts that HeadHunter shows for a paid view. */
  contacts: { open: () => Promise<void>; isOpening: boolean; error: ApiError | undefined };
}

/** How to reach the candidate, and the way to the original. */
export function ContactsCard(props: ContactsCardProps) {
  const t = useMessages(headhunterMessages);
  return (
    <Card as="section" title={t('contacts.title')} className={css.second}>
      <Contacts {...props} isFullWidth />
    </Card>
  );
}

/** The same without a card; the way to the original is as wide as the card alone. */
export function Contacts({ resume, contacts, isFullWidth = false }: ContactsCardProps & { isFullWidth?: boolean }) {
  const t = useMessages(headhunterMessages);
  const lines = contactLines(resume);
  const original = safeLink(resume.alternate_url);
  return (
    <div className={css.contacts}>
      <DescriptionList columns={isFullWidth ? 1 : 2} items={byLabel(lines, t)} />
      {lines.length === 0 && !resume.contacts_locked && <Text tone="muted">{t('contacts.none')}</Text>}
      {resume.contacts_locked && <LockedContacts contacts={contacts} />}
      {original && (
        <div>
          <LinkButton
            isFullWidth={isFullWidth}
            href={original}
            target="_blank"
            rel="noopener noreferrer"
            iconEnd={<ExternalLink />}
          >
            {t('resume.original')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function LockedContacts({ contacts }: Pick<ContactsCardProps, 'contacts'>) {
  const t = useMessages(headhunterMessages);
  const problem = useProblemText();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={css.opener}>
      <Text tone="muted">{t('contacts.locked')}</Text>
      <Button isPending={contacts.isOpening} onPress={() => setAsked(true)}>
        {t('contacts.open')}
      </Button>
      {contacts.error && <Banner tone="critical">{problem(contacts.error, t('contacts.failed'))}</Banner>}
      <ConfirmDialog
        isOpen={isAsked}
        title={t('contacts.question')}
        text={t('contacts.price')}
        confirm={t('contacts.open')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void contacts.open();
        }}
      />
    </div>
  );
}

/** Lines of one label stand under it together. */
function byLabel(lines: readonly ContactLine[], t: Translate<KeyOf<typeof headhunterMessages>>) {
  const groups = new Map<string, ContactLine[]>();
  for (const line of lines) {
    const type = line.type ?? t(line.kind === 'other' ? 'contacts.other' : line.kind);
    const label = line.isPreferred ? t('contacts.preferred', { type }) : type;
    groups.set(label, [...(groups.get(label) ?? []), line]);
  }
  return [...groups].map(([label, group]) => ({
    label,
    value: group.map(({ value, href }) => <div key={value}>{href ? <Link href={href}>{value}</Link> : value}</div>),
  }));
}
