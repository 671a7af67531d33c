import type { ApiError, EmployerProfile, FieldError } from '@kasb/contract';
import { SaveActions, useFieldTexts, useMessages } from '@kasb/kit';
import { Banner, Card } from '@kasb/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useSaveProfile } from '../../data/useSaveProfile.ts';
import { employerMessages } from '../../messages/index.ts';
import { bodyOf } from '../../model/profileBody.ts';
import * as css from './Profile.css.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { SaveFailure } from './SaveFailure.tsx';

/** How long the success stays, in milliseconds. */
const SUCCESS_MS = 3000;

export interface ProfileFormProps {
  /** What is saved now; Cancel goes back to it. */
  profile: EmployerProfile;
  onSaved: (profile: EmployerProfile) => void;
}

/** The form of the profile. The browser keeps what is typed, so that a refused save loses none of it. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const t = useMessages(employerMessages);
  const fieldTexts = useFieldTexts();
  const save = useSaveProfile();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [resets, setResets] = useState(0);
  const [failure, setFailure] = useState<ApiError>();
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({});
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    // A refused field is found at once; React has drawn its error by now.
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (isSaved) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, isSaved]);

  const say = (error: ApiError | undefined, success = false) => {
    setFailure(error);
    setErrors(error?.fields ?? {});
    setSaved(success);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    say(undefined);
    const result = await save.run(bodyOf(new FormData(event.currentTarget)));
    if (result.ok) onSaved(result.data);
    say(result.ok ? undefined : result.error, result.ok);
  };
  const cancel = () => {
    say(undefined);
    setResets((count) => count + 1);
  };

  return (
    <form ref={form} aria-label={t('profile')} onSubmit={(event) => void submit(event)}>
      <div ref={notice} className={css.notice}>
        <Banner tone="positive" className={css.success} timeout={SUCCESS_MS} onClose={() => setSaved(false)}>
          {isSaved && t('profile.saved')}
        </Banner>
      </div>
      <Card padding="none">
        <div className={css.body}>
          <ProfileHead profile={profile} />
          <ProfileFields
            key={resets}
            profile={profile}
            errors={fieldTexts(errors)}
            onEdit={(field) =>
              setErrors((present) => Object.fromEntries(Object.entries(present).filter(([name]) => name !== field)))
            }
          />
        </div>
        <div className={css.footer}>
          <SaveFailure error={failure} />
          <SaveActions className={css.actions} isPending={save.isPending} onCancel={cancel} />
        </div>
      </Card>
    </form>
  );
}
