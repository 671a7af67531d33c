'use client';
import { LoadFailure, match, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, Heading, LoadingRegion, Page, Skeleton } from '@kasb/ui';
import { useNoticeSettings, useOwnProfile, usePhoneAccess } from '../../data/useOwnProfile.ts';
import { candidateMessages } from '../../messages/index.ts';
import { Leaving } from '../../parts/Leaving/Leaving.tsx';
import { AboutForm } from './AboutForm.tsx';
import { NoticeSettings } from './NoticeSettings.tsx';
import { OwnData } from './OwnData.tsx';
import { PhoneAccessList } from './PhoneAccessList.tsx';
import * as css from './Profile.css.ts';

export interface CandidateProfileProps {
  /** The account is deleted and the session over: the host leads away. */
  onLeft: () => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof candidateMessages>;
}

/** A candidate's profile and privacy (docs/domain.md#candidate-profile). */
export function CandidateProfile({ messages, ...props }: CandidateProfileProps) {
  return (
    <Screen bundle={candidateMessages} overrides={messages}>
      <ProfileScreen {...props} />
    </Screen>
  );
}

function ProfileScreen({ onLeft }: Pick<CandidateProfileProps, 'onLeft'>) {
  const t = useMessages(candidateMessages);
  // Asked for and shown with the profile: what came later would move what is just being pressed.
  const isComing = [useNoticeSettings(), usePhoneAccess()].some(({ status }) => status === 'loading');
  const ghost = (
    <LoadingRegion>
      <Card className={css.ghost}>
        <Skeleton width="30%" height={22} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Card>
    </LoadingRegion>
  );
  const content = match(useOwnProfile(), {
    loading: () => ghost,
    error: (failure) => <LoadFailure failure={failure}>{t('profile.failed')}</LoadFailure>,
    ready: ({ data }) => {
      if (data.delete_at !== undefined) return <Leaving deleteAt={data.delete_at} />;
      if (isComing) return ghost;
      return (
        <>
          <AboutForm profile={data} />
          <NoticeSettings />
          <PhoneAccessList />
          <OwnData consent={data.consent} phone={data.phone} onLeft={onLeft} />
        </>
      );
    },
  });
  return (
    <Page width="narrow">
      <Heading level={1} className={css.title}>
        {t('profile')}
      </Heading>
      <div className={css.sections}>{content}</div>
    </Page>
  );
}
