import type { ApiError } from '@kasb/contract';
import { useFieldTexts, useMessages, useProblemText } from '@kasb/kit';
import { Button, Card, PhoneField } from '@kasb/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useAddMember } from '../../data/useCompanyMembers.ts';
import { companiesMessages } from '../../messages/index.ts';
import * as css from './CompanyMembers.css.ts';

export interface AddMemberProps {
  companyId: string;
  onInvited: () => void;
}

/** Invites a participant by phone; a refusal stands under the field and the number stays in it. */
export function AddMember({ companyId, onInvited }: AddMemberProps) {
  const t = useMessages(companiesMessages);
  const problem = useProblemText();
  const fieldTexts = useFieldTexts();
  const { isPending, run } = useAddMember(companyId);
  const [error, setError] = useState<ApiError>();
  const [invited, setInvited] = useState(0);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(undefined);
    const phone = String(new FormData(event.currentTarget).get('phone'));
    const result = await run(phone);
    if (!result.ok) return setError(result.error);
    setInvited((count) => count + 1);
    onInvited();
  };
  return (
    <Card padding="lg">
      <form className={css.form} onSubmit={(event) => void submit(event)}>
        <PhoneField
          key={invited}
          className={css.field}
          label={t('members.phone')}
          hint={t('members.phoneHint')}
          name="phone"
          isRequired
          hasRequiredMark={false}
          errorMessage={error && (fieldTexts(error.fields).phone ?? problem(error, t('members.addError')))}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" variant="primary" icon={<UserPlus />} isPending={isPending}>
          {isPending ? t('members.adding') : t('members.add')}
        </Button>
      </form>
    </Card>
  );
}
