import type { CandidateDashboard } from '@kasb/contract';
import { sameOriginPath, useFormat, useLinks, useMessages, useNavigate } from '@kasb/kit';
import { Badge, Button, Card } from '@kasb/ui';
import { Handshake, MessageSquare, Video } from 'lucide-react';
import { candidateMessages } from '../../messages/index.ts';
import * as css from './Home.css.ts';

type Waiting = CandidateDashboard['waiting'][number];

export interface WaitingCardProps {
  items: readonly Waiting[];
  className: string;
}

const icons = { interview: Video, offer: Handshake, message: MessageSquare };

/** What waits for the candidate: the first of it has the one solid button of the page. */
export function WaitingCard({ items, className }: WaitingCardProps) {
  const t = useMessages(candidateMessages);
  return (
    <Card
      padding="none"
      className={className}
      title={t('home.waiting')}
      action={<Badge tone="accent">{items.length}</Badge>}
    >
      <ul className={css.rows}>
        {items.map((item, index) => (
          <WaitingRow key={`${item.kind} ${item.application_id}`} item={item} isFirst={index === 0} />
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
      text: until ? t('home.interviewText', { vacancy, day: format.longDate(until) }) : vacancy,
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
