import type { CandidateDashboard } from '@kasb/contract';
import { sameOriginPath, useFormat, useLinks, useMessages, useNavigate } from '@kasb/kit';
import { Badge, Button, Card, LinkButton } from '@kasb/ui';
import { Handshake, MessageSquare, SquarePen, Video } from 'lucide-react';
import { candidateMessages } from '../../messages/index.ts';
import type { BegunResponse } from '../../model/respondDraft.ts';
import * as css from './Home.css.ts';

type Waiting = CandidateDashboard['waiting'][number];

export interface WaitingCardProps {
  items: readonly Waiting[];
  /** Responses that were begun on this device. */
  drafts: readonly BegunResponse[];
  className: string;
}

const icons = { interview: Video, offer: Handshake, message: MessageSquare };

/** What waits for the candidate: the first of it has the one solid button of the page. */
export function WaitingCard({ items, drafts, className }: WaitingCardProps) {
  const t = useMessages(candidateMessages);
  return (
    <Card
      padding="none"
      className={className}
      title={t('home.waiting')}
      action={<Badge tone="accent">{items.length + drafts.length}</Badge>}
    >
      <ul className={css.rows}>
        {items.map((item, index) => (
          <WaitingRow key={`${item.kind} ${item.application_id}`} item={item} isFirst={index === 0} />
        ))}
        {drafts.map((draft, index) => (
          <DraftRow key={draft.vacancyId} draft={draft} isFirst={items.length + index === 0} />
        ))}
      </ul>
    </Card>
  );
}

function WaitingRow({ item, isFirst }: { item: Waiting; isFirst: boolean }) {
  const t = useMessages(candidateMessages);
  const format = useFormat();
  const links = useLinks();
  const navigate = useNavigate();
  const { application_id: id, title = '', company_name: company = '', until, link } = item;
  const kind = item.kind === 'interview' || item.kind === 'offer' ? item.kind : 'message';
  const Icon = icons[kind];
  const vacancy = t('home.vacancyOf', { title, company });
  const path = link === undefined ? undefined : sameOriginPath(link);
  const words = {
    interview: {
      title: t('next.interview'),
      text: until ? t('home.interviewText', { vacancy, day: format.dayMonth(until) }) : vacancy,
      action: t('next.startInterview'),
    },
    offer: { title: t('next.offer'), text: vacancy, action: t('home.answer') },
    message: {
      title: t('home.messageTitle', { company }),
      text: item.text ? t('home.messageText', { text: item.text }) : vacancy,
      action: t('home.answer'),
    },
  }[kind];
  return (
    <li className={css.row}>
      <span className={css.glyph[kind]}>
        <Icon aria-hidden />
      </span>
      <span className={css.what}>
        <span className={css.strong}>{words.title}</span>
        <span className={css.quiet}>{words.text}</span>
      </span>
      <Button
        className={css.act}
        variant={isFirst ? 'primary' : 'secondary'}
        onPress={() => navigate((kind === 'interview' ? path : undefined) ?? links.myApplications(id))}
      >
        {words.action}
      </Button>
    </li>
  );
}

function DraftRow({ draft: { vacancyId, title, company }, isFirst }: { draft: BegunResponse; isFirst: boolean }) {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  return (
    <li className={css.row}>
      <span className={css.glyph.message}>
        <SquarePen aria-hidden />
      </span>
      <span className={css.what}>
        <span className={css.strong}>{t('home.draft')}</span>
        <span className={css.quiet}>{company ? t('home.vacancyOf', { title, company }) : title}</span>
      </span>
      <LinkButton className={css.act} variant={isFirst ? 'primary' : 'secondary'} href={links.respond(vacancyId)}>
        {t('goOnResponding')}
      </LinkButton>
    </li>
  );
}
