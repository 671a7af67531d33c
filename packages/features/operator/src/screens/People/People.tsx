'use client';
import { useFormat, useMessages, useNavigate } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Badge, FilterChips, Inline } from '@kasb/ui';
import { Ban } from 'lucide-react';
import { usePeople } from '../../data/usePeople.ts';
import { operatorMessages } from '../../messages/index.ts';
import { roomPath } from '../../model/sections.ts';
import { personKinds } from '../../model/views.ts';
import type { PeopleView } from '../../model/views.ts';
import { Listing } from '../../parts/Listing/Listing.tsx';
import { ListSearch } from '../../parts/Listing/ListSearch.tsx';
import { Room } from '../../parts/Room/Room.tsx';
import { PersonDetail } from './PersonDetail.tsx';

export interface PeopleProps {
  /** What is looked at; the host keeps it in its address. */
  view: PeopleView;
  /** The person of the address. */
  personId?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof operatorMessages>;
}

/**
 * People, for those who support them: where they are signed in, and whether they may be
 * (docs/domain.md#operators-people).
 */
export function People({ messages, ...props }: PeopleProps) {
  return (
    <Room section="people" id={props.personId} messages={messages}>
      <PeopleScreen {...props} />
    </Room>
  );
}

function PeopleScreen({ view, personId }: Omit<PeopleProps, 'messages'>) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const state = usePeople(view);
  const hrefOf = (id?: string, next = view) => roomPath('people', id, { ...next });
  const look = (next: PeopleView) => navigate(hrefOf(undefined, next));
  const words = { employer: t('people.employers'), candidate: t('candidates'), blocked: t('list.blocked') };
  return (
    <Listing
      title={t('section.people')}
      note={
        view.search && state.status === 'ready'
          ? t('list.found', { n: format.number(state.total), q: view.search })
          : undefined
      }
      label={t('section.people')}
      filters={
        <>
          <ListSearch
            key={view.search}
            label={t('people.search')}
            value={view.search}
            onSearch={(search) => look({ ...view, search })}
          />
          <FilterChips
            label={t('people.kind')}
            value={view.kind ?? ''}
            options={[
              { value: '', label: t('companies.all') },
              ...personKinds.map((value) => ({ value, label: words[value] })),
            ]}
            onChange={(value) => look({ ...view, kind: personKinds.find((each) => each === value) })}
          />
        </>
      }
      state={state}
      empty={t('people.empty')}
      onReset={view.search || view.kind ? () => look({}) : undefined}
      back={hrefOf()}
      columns={[
        { label: t('people.name'), cell: ({ name }) => name },
        { label: t('phone'), cell: ({ phone }) => format.phone(phone) },
        { label: t('companies'), cell: ({ companies }) => companies.join(', ') },
        { label: t('people.lastSeen'), cell: ({ last_seen_at: at }) => at && format.dateTime(at) },
      ]}
      hrefOf={({ id }) => hrefOf(id)}
      renderUnder={({ role, blocked_at: blocked }) => (
        <Inline gap={2}>
          <span>{role === 'candidate' ? t('candidate') : t('employer')}</span>
          {blocked && (
            <Badge tone="critical" icon={<Ban />}>
              {t('people.closed')}
            </Badge>
          )}
        </Inline>
      )}
      openId={personId}
      detail={personId !== undefined && <PersonDetail key={personId} id={personId} />}
    />
  );
}
