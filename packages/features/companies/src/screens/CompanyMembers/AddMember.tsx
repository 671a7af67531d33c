import { useFormat, useMessages } from '@kasb/kit';
import { Button, Card, PhoneField } from '@kasb/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useAddMember } from '../../data/useCompanyMembers.ts';
import { companiesMessages } from '../../messages/index.ts';
import * as css from './CompanyMembers.css.ts';

export interface AddMemberProps {
  companyId: string;
  /** Somebody was added or invited; the text to say. */
  onAdded: (text: string) => void;
}

/** Adds a participant by phone; a refusal stands under the field and the number stays in it. */
export function AddMember({ companyId, onAdded }: AddMemberProps) {
  const t = useMessages(companiesMessages);
  const format = useFormat();
  const { isPending, run } = useAddMember(companyId);
  const [error, setError] = useState<string>();
  const [added, setAdded] = useState(0);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(undefined);
    const phone = String(new FormData(event.currentTarget).get('phone'));
    const result = await run(phone);
    if (!result.ok) return setError(result.error.fields.phone ?? result.error.text ?? t('members.addError'));
    setAdded((count) => count + 1);
    onAdded(
      result.data?.status === 'pending'
        ? t('members.invited', { phone: format.phone(phone).replaceAll(' ', '\u00a0') })
        : t('members.added'),
    );
  };
  return (
    <Card padding="lg">
      <form className={css.form} onSubmit={(event) => void submit(event)}>
        <PhoneField
          key={added}
          className={css.field}
          label={t('members.phone')}
          hint={t('members.phoneHint')}
          name="phone"
          isRequired
          hasRequiredMark={false}
          errorMessage={error}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" variant="primary" icon={<UserPlus />} isPending={isPending}>
          {isPending ? t('members.adding') : t('members.add')}
        </Button>
      </form>
    </Card>
  );
}
