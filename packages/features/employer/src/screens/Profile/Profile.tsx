'use client';
import type { EmployerProfile } from '@kasb/contract';
import { MessagesProvider, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Banner, Button, Heading, Page } from '@kasb/ui';
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
    <MessagesProvider bundle={employerMessages} overrides={messages}>
      <ProfileScreen />
    </MessagesProvider>
  );
}

function ProfileScreen() {
  const t = useMessages(employerMessages);
  const query = useProfile();
  const title = useRef<HTMLHeadingElement>(null);
  const [saved, setSaved] = useState<EmployerProfile>();
  const retry = (load: () => void) => {
    // The button goes while it loads.
    title.current?.focus();
    load();
  };
  return (
    <Page className={css.page}>
      <Heading ref={title} level={1} tabIndex={-1} className={css.title}>
        {t('profile.title')}
      </Heading>
      {query.status === 'loading' && <ProfileSkeleton />}
      {query.status === 'error' && (
        <Banner
          tone="critical"
          action={
            <Button variant="quiet" size="sm" onPress={() => retry(query.retry)}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('error.load')}
        </Banner>
      )}
      {query.status === 'ready' && <ProfileForm profile={saved ?? query.data} onSaved={setSaved} />}
      <Devices />
    </Page>
  );
}
