'use client';
import type { EmployerProfile } from '@kasb/contract';
import { LoadFailure, match, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Heading, Page } from '@kasb/ui';
import { useRef, useState } from 'react';
import { useProfile } from '../../data/useProfile.ts';
import { employerMessages } from '../../messages/index.ts';
import { Devices } from './Devices.tsx';
import * as css from './Profile.css.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

export interface ProfileProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof employerMessages>;
}

/** Who the employer is: name, phone, position (docs/domain.md#profile). What is typed outlives every failure. */
export function Profile({ messages }: ProfileProps) {
  return (
    <Screen bundle={employerMessages} overrides={messages}>
      <ProfileScreen />
    </Screen>
  );
}

function ProfileScreen() {
  const t = useMessages(employerMessages);
  const query = useProfile();
  const title = useRef<HTMLHeadingElement>(null);
  const [saved, setSaved] = useState<EmployerProfile>();
  const content = match(query, {
    loading: () => <ProfileSkeleton />,
    error: ({ error, retry }) => {
      const again = () => {
        // The button goes while it loads.
        title.current?.focus();
        retry();
      };
      return <LoadFailure failure={{ error, retry: again }}>{t('error.load')}</LoadFailure>;
    },
    ready: ({ data }) => <ProfileForm profile={saved ?? data} onSaved={setSaved} />,
  });
  return (
    <Page className={css.page}>
      <Heading ref={title} level={1} tabIndex={-1} className={css.title}>
        {t('profile')}
      </Heading>
      {content}
      <Devices />
    </Page>
  );
}
