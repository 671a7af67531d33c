import type { OperatorCompany } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Badge, DescriptionList, Link, Text } from '@kasb/ui';
import { BadgeCheck, Ban } from 'lucide-react';
import { useRoom } from '../../data/room.ts';
import { useCompany } from '../../data/useCompanies.ts';
import { operatorMessages } from '../../messages/index.ts';
import { isReader, roomPath } from '../../model/sections.ts';
import * as css from '../../parts/Listing/Detail.css.ts';
import { Detail, DetailPart } from '../../parts/Listing/Detail.tsx';
import { OpenedDetail } from '../../parts/Listing/OpenedDetail.tsx';
import { CompanyActions } from './CompanyActions.tsx';
import { Requisites } from './Requisites.tsx';

/** The company that is open. */
export function CompanyDetail({ id }: { id: string }) {
  const t = useMessages(operatorMessages);
  return (
    <OpenedDetail state={useCompany(id)} unknown="unknownCompany" unknownText={t('companyNotFound')}>
      {(company) => <Shown company={company} />}
    </OpenedDetail>
  );
}

function Shown({ company }: { company: OperatorCompany }) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const { operator } = useRoom();
  const seesPeople = isReader('people', operator.role);
  const { name = '', owner, decisions, verified_at: verifiedAt, blocked_at: blockedAt } = company;
  const nameOf = (person: { id: string; name?: string }) =>
    seesPeople ? <Link href={roomPath('people', person.id)}>{person.name}</Link> : person.name;
  return (
    <Detail
      name={name}
      shape="square"
      lines={company.companyType === 'individual' ? [t('type.individual')] : []}
      badges={
        (verifiedAt || blockedAt) && (
          <>
            {verifiedAt && (
              <Badge tone="positive" icon={<BadgeCheck />}>
                {t('verified')}
              </Badge>
            )}
            {blockedAt && (
              <Badge tone="critical" icon={<Ban />}>
                {t('companies.isBlocked')}
              </Badge>
            )}
          </>
        )
      }
      footer={<CompanyActions company={company} />}
    >
      <DetailPart>
        <DescriptionList
          variant="rows"
          items={[
            { label: t('stir'), value: company.stir },
            { label: t('role.owner'), value: owner && nameOf(owner) },
            { label: t('phone'), value: format.phone(company.phone) },
            { label: t('email'), value: company.email },
            {
              label: t('companies.vacancies'),
              value: t('list.activeOf', {
                n: format.number(company.vacancies_count ?? 0),
                m: format.number(company.active_count ?? 0),
              }),
            },
            {
              label: t('moderation.decisions'),
              value: t('moderation.counts', {
                n: format.number(decisions?.approved ?? 0),
                m: format.number(decisions?.rejected ?? 0),
              }),
            },
            { label: t('moderation.since'), value: format.date(company.created_at) },
            {
              label: t('verified'),
              value:
                verifiedAt &&
                t('companies.verifiedBy', {
                  name: company.verified_by ?? '',
                  date: format.date(verifiedAt),
                  note: company.verified_note ?? '',
                }),
            },
            { label: t('reason'), value: blockedAt && company.blocked_reason },
          ]}
        />
      </DetailPart>
      <Requisites company={company} />
      <DetailPart title={t('manager.members')} count={company.members.length}>
        <ul className={css.rows}>
          {company.members.map((member) => (
            <li key={member.id} className={css.row}>
              <span>
                <span>{nameOf(member)}</span>
                <span className={css.minor}>{format.phone(member.phone)}</span>
              </span>
              <Text as="span" size="sm" tone="muted">
                {t(member.role === 'owner' ? 'role.owner' : 'role.member')}
              </Text>
            </li>
          ))}
        </ul>
      </DetailPart>
    </Detail>
  );
}
