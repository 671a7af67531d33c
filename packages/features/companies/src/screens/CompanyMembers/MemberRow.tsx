import type { CompanyMember } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Avatar, Badge, ConfirmDialog, IconButton, Text } from '@kasb/ui';
import { Phone, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useRemoveMember } from '../../data/useCompanyMembers.ts';
import { companiesMessages } from '../../messages/index.ts';
import { memberName } from '../../model/membership.ts';
import * as css from './CompanyMembers.css.ts';

export interface MemberRowProps {
  companyId: string;
  member: CompanyMember;
  /** The person who looks. */
  isSelf: boolean;
  /** Owners remove others, never themselves. */
  canRemove: boolean;
  onRemoved: () => void;
  /** The text to show. */
  onFailed: (text: string) => void;
}

/** A participant: name or phone, role, invitation, removal after a question. */
export function MemberRow({ companyId, member, isSelf, canRemove, onRemoved, onFailed }: MemberRowProps) {
  const t = useMessages(companiesMessages);
  const format = useFormat();
  const { isPending, run } = useRemoveMember(companyId);
  const [isAsking, setAsking] = useState(false);
  const nameId = useId();
  const phone = format.phone(member.phone);
  const name = memberName(member);
  const remove = async () => {
    const result = await run(member.id);
    setAsking(false);
    if (result.ok) onRemoved();
    else onFailed(result.error.text ?? t('members.removeError'));
  };
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
        {member.status === 'pending' && <Badge tone="info">{t('members.pending')}</Badge>}
        <Badge tone={member.role === 'owner' ? 'accent' : 'neutral'}>{roleWord()}</Badge>
        {canRemove && (
          <IconButton aria-label={t('members.remove')} aria-describedby={nameId} onPress={() => setAsking(true)}>
            <Trash2 />
          </IconButton>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('members.removeTitle')}
        text={t('members.removeText', { name: name ?? phone })}
        confirm={t('members.removeConfirm')}
        isPending={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </li>
  );

  function roleWord() {
    if (member.role === 'owner') return t('role.owner');
    return member.role === 'member' || member.role === undefined ? t('role.member') : member.role;
  }
}
