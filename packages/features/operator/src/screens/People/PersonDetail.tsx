import type { OperatorPerson } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Badge, Banner, DescriptionList, IconButton, Link } from '@kasb/ui';
import { Ban, Copy, Eye } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useCopy } from '../../data/useCopy.ts';
import { usePerson, useRevealPhone } from '../../data/usePeople.ts';
import { operatorMessages } from '../../messages/index.ts';
import { roomPath } from '../../model/sections.ts';
import * as css from '../../parts/Listing/Detail.css.ts';
import { Detail, DetailPart } from '../../parts/Listing/Detail.tsx';
import { OpenedDetail } from '../../parts/Listing/OpenedDetail.tsx';
import { useReasons } from '../../parts/ReasonDialog/useReasons.tsx';
import { AccessAction } from './AccessAction.tsx';
import { Sessions } from './Sessions.tsx';

/** The person who is open. */
export function PersonDetail({ id }: { id: string }) {
  const t = useMessages(operatorMessages);
  return (
    <OpenedDetail state={usePerson(id)} unknown="unknownPerson" unknownText={t('people.unknown')}>
      {(person) => <Shown person={person} />}
    </OpenedDetail>
  );
}

/** Somebody's phone: dots until it is asked for with a reason, which the journal keeps. */
function usePhone(id: string) {
  const t = useMessages(operatorMessages);
  const reveal = useRevealPhone();
  const [phone, setPhone] = useState<string>();
  const send = async (reason: string) => {
    const result = await reveal.run({ params: { id }, body: { reason } });
    if (result.ok) setPhone(result.data.phone);
    return result;
  };
  const title = t('people.showPhone');
  const words = { title, text: t('companies.showText'), confirm: t('companies.show'), tone: 'primary' as const };
  const { ask, question } = useReasons({ revealed: { action: reveal, send, words, done: 'companies.recorded' } });
  return { phone, ask, question };
}

const statuses = ['sent', 'accepted', 'refused'] as const;

function Shown({ person }: { person: OperatorPerson }) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const copy = useCopy();
  const { companies, subscription, orders, vacancies, codes, leaving_at: leavingAt, blocked_at: blockedAt } = person;
  const since = t(person.role === 'candidate' ? 'people.candidateSince' : 'people.employerSince', {
    date: format.date(person.created_at),
  });
  const until = subscription?.expires_at;
  const { phone, ask, question } = usePhone(person.id);
  return (
    <Detail
      name={person.name ?? ''}
      lines={[format.phone(phone ?? person.phone), since]}
      badges={
        blockedAt && (
          <Badge tone="critical" icon={<Ban />}>
            {t('people.closed')}
          </Badge>
        )
      }
      action={
        phone === undefined ? (
          <IconButton size="sm" aria-label={t('people.showPhone')} onPress={() => ask('revealed')}>
            <Eye />
          </IconButton>
        ) : (
          <IconButton size="sm" aria-label={t('people.copyPhone')} onPress={() => void copy(`+${phone}`)}>
            <Copy />
          </IconButton>
        )
      }
      footer={!leavingAt && <AccessAction person={person} />}
    >
      <DetailPart>
        <Banner tone="warning">{leavingAt && t('people.leaving', { date: format.date(leavingAt) })}</Banner>
        <DescriptionList
          variant="rows"
          items={[
            {
              label: t('companies'),
              value:
                companies.length > 0 &&
                companies.map(({ id, name }, index) => (
                  <Fragment key={id}>
                    {index > 0 && <span>{', '}</span>}
                    <Link href={roomPath('companies', id)}>{name}</Link>
                  </Fragment>
                )),
            },
            {
              label: t('subscription'),
              value:
                subscription &&
                (until
                  ? t('people.until', { plan: subscription.plan ?? '', date: format.date(until) })
                  : subscription.plan),
            },
            {
              label: t('section.orders'),
              value: (orders?.count ?? 0) > 0 && (
                <Link href={roomPath('orders', undefined, { search: person.name ?? '' })}>
                  {t('people.paid', { n: format.number(orders?.count), sum: format.money(orders?.sum, 'UZS') })}
                </Link>
              ),
            },
            {
              label: t('companies.vacancies'),
              value:
                (vacancies?.count ?? 0) > 0 &&
                t('list.activeOf', { n: format.number(vacancies?.count), m: format.number(vacancies?.active) }),
            },
            { label: t('reason'), value: blockedAt && person.blocked_reason },
          ]}
        />
      </DetailPart>
      {question}
      <Sessions person={person} />
      {codes.length > 0 && (
        <DetailPart title={t('people.codes')}>
          <ul className={css.rows}>
            {codes.map(({ at, status }, index) => (
              <li key={index} className={css.row}>
                <span>{t(`people.code.${statuses.find((each) => each === status) ?? 'sent'}`)}</span>
                <span className={css.minor}>{at && format.dateTime(at)}</span>
              </li>
            ))}
          </ul>
        </DetailPart>
      )}
    </Detail>
  );
}
