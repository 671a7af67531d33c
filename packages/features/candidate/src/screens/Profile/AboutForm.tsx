import type { ApiError, Candidate } from '@kasb/contract';
import { SaveActions, useFieldTexts, useFormat, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Card, ComboBox, FormGrid, TextField, useToasts } from '@kasb/ui';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useCityNames, useSaveOwnProfile } from '../../data/useOwnProfile.ts';
import { candidateMessages } from '../../messages/index.ts';
import { respondingMessages } from '../../messages/responding/index.ts';
import * as css from './Profile.css.ts';

export interface AboutFormProps {
  /** What is saved now; Cancel goes back to it. */
  profile: Candidate;
}

/** Name, city and mail. The browser keeps what is typed, so that a refused save loses none of it. */
export function AboutForm({ profile }: AboutFormProps) {
  const t = useMessages(candidateMessages);
  const responding = useMessages(respondingMessages);
  const format = useFormat();
  const fieldTexts = useFieldTexts();
  const problem = useProblemText();
  const toasts = useToasts();
  const save = useSaveOwnProfile();
  const cities = useCityNames();
  const form = useRef<HTMLFormElement>(null);
  const [resets, setResets] = useState(0);
  const [location, setLocation] = useState(profile.location ?? '');
  const [failure, setFailure] = useState<ApiError>();
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure]);
  const errors = fieldTexts(failure?.fields ?? {});
  const field = (name: 'first_name' | 'last_name' | 'email') => ({
    name,
    defaultValue: profile[name],
    errorMessage: errors[name],
  });
  const known = location === '' || cities.includes(location) ? cities : [location, ...cities];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const result = await save.run({
      first_name: text('first_name'),
      last_name: text('last_name'),
      email: text('email'),
      location,
      about: profile.about,
    });
    setFailure(result.ok ? undefined : result.error);
    if (result.ok) toasts.show({ text: t('profile.saved') });
  };
  const cancel = () => {
    setFailure(undefined);
    setLocation(profile.location ?? '');
    setResets((count) => count + 1);
  };

  return (
    <Card title={t('profile.about')}>
      <form ref={form} className={css.form} onSubmit={(event) => void submit(event)}>
        {failure && !failure.fields && <Banner tone="critical">{problem(failure, t('profile.saveFailed'))}</Banner>}
        <FormGrid columns={2} key={resets}>
          <TextField {...field('first_name')} label={responding('firstName')} isRequired autoComplete="given-name" />
          <TextField {...field('last_name')} label={responding('lastName')} isRequired autoComplete="family-name" />
          <TextField
            label={t('phone')}
            hint={t('profile.phoneHint')}
            icon={<Lock />}
            isReadOnly
            defaultValue={profile.phone === undefined ? '' : format.phone(profile.phone)}
          />
          <ComboBox
            label={t('city')}
            options={known.map((name) => ({ value: name, label: name }))}
            value={location}
            onChange={setLocation}
          />
          <TextField {...field('email')} label={t('mail')} type="email" autoComplete="email" />
        </FormGrid>
        <SaveActions className={css.save} isPending={save.isPending} onCancel={cancel} />
      </form>
    </Card>
  );
}
