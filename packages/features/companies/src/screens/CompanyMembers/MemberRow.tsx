import type { CompanyMember } from '@kasb/contract';
import { KeptText, ProblemSentence, useFormat, useMessages } from '@kasb/kit';
import { Avatar, Badge, IconButton, Text } from '@kasb/ui';
import { Phone, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useRemoveMember } from '../../data/useCompanyMembers.ts';
import { companiesMessages } from '../../messages/index.ts';
import { memberName } from '../../model/membership.ts';
import { useQuestion } from '../../parts/useQuestion.tsx';
import * as css from './CompanyMembers.css.ts';

export interface MemberRowProps {
  companyId: string;
  member: CompanyMember;
  /** The person who looks. */
  isSelf: boolean;
  /** Owners remove others, never themselves. */
  canRemove: boolean;
  /** What to show. */
  onRemoved: (said: ReactNode) => void;
  onFailed: (why: ReactNode) => void;
}

/** A participant or an invitation: name or phone, role, removal after a question. */
export function MemberRow({ companyId, member, isSelf, canRemove, onRemoved, onFailed }: MemberRowProps) {
  const t = useMessages(companiesMessages);
  const format = useFormat();
  const { isPending, run } = useRemoveMember(companyId);
  const nameId = useId();
  const phone = format.phone(member.phone);
  const name = memberName(member);
  const isInvited = member.status === 'pending';
  const words = isInvited ? 'members.withdraw' : 'members.remove';
  const { ask, dialog } = useQuestion({
    title: t(`${words}Title`),
    text: t(`${words}Text`, { name: name ?? phone }),
    confirm: t(isInvited ? 'withdraw' : 'delete'),
    isPending,
    async action() {
      const result = await run(member.id);
      const done = isInvited ? 'members.withdrawn' : 'members.removed';
      if (result.ok) onRemoved(<KeptText messages={companiesMessages} text={done} />);
      else onFailed(<ProblemSentence error={result.error} messages={companiesMessages} fallback={`${words}Error`} />);
    },
  });
  return (
    <li className={css.row}>
      {name ? (
        <Avatar name={name} />
      ) : (
        <span aria-hidden="true" className={css.invited}>
          <Phone size={16} />
        </span>
      )}
      <div className={css.who}>
        <Text as="span" weight="strong" id={nameId}>
          {name ?? phone}
        </Text>
        {name && (
          <Text as="span" size="xs" tone="muted">
            {isSelf ? `${phone} · ${t('members.you')}` : phone}
          </Text>
        )}
      </div>
      <div className={css.end}>
        {isInvited && <Badge tone="info">{t('members.pending')}</Badge>}
        <Badge tone={member.role === 'owner' ? 'accent' : 'neutral'}>{roleWord()}</Badge>
        {canRemove && (
          <IconButton aria-label={t(words)} aria-describedby={nameId} onPress={ask}>
            <Trash2 />
          </IconButton>
        )}
      </div>
      {dialog}
    </li>
  );

  function roleWord() {
    if (member.role === 'owner') return t('role.owner');
    return member.role === 'member' || member.role === undefined ? t('role.member') : member.role;
  }
}
