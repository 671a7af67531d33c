'use client';
import type { NotificationSettings as Settings } from '@kasb/contract';
import { LoadFailure, match, ProblemSentence, Screen, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf, Result } from '@kasb/kit';
import { BackLink, Card, Heading, LoadingRegion, Page, Skeleton, useToasts } from '@kasb/ui';
import { useSettings, useSettingsChange } from '../../data/useSettings.ts';
import { settingsMessages } from '../../messages/settings/index.ts';
import { ChannelsCard } from './ChannelsCard.tsx';
import { GatherCard } from './GatherCard.tsx';
import { KindsCard } from './KindsCard.tsx';
import * as css from './NotificationSettings.css.ts';
import { QuietCard } from './QuietCard.tsx';
import { useConfirming } from './useConfirming.tsx';

export interface NotificationSettingsProps {
  /** What a letter brought to confirm a mailbox: `?email=` of the address. */
  emailToken?: string | undefined;
  /** It has been worked on: the host takes it off its address. */
  onReturned?: () => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof settingsMessages>;
}

/** What an employer is told of, where and when (docs/domain.md#notification-settings). */
export function NotificationSettings({ emailToken, onReturned, messages }: NotificationSettingsProps) {
  return (
    <Screen bundle={settingsMessages} overrides={messages}>
      <SettingsScreen emailToken={emailToken} {...(onReturned && { onReturned })} />
    </Screen>
  );
}

function SettingsScreen({ emailToken, onReturned }: Omit<NotificationSettingsProps, 'messages'>) {
  useConfirming(emailToken, onReturned);
  const t = useMessages(settingsMessages);
  const links = useLinks();
  return (
    <Page width="narrow" className={css.page}>
      <BackLink href={links.profile()}>{t('toProfile')}</BackLink>
      <Heading level={1}>{t('notifications')}</Heading>
      {match(useSettings(), {
        loading: () => (
          <LoadingRegion className={css.ghosts}>
            {[200, 480].map((height) => (
              <Card key={height}>
                <Skeleton height={height} />
              </Card>
            ))}
          </LoadingRegion>
        ),
        error: (failure) => <LoadFailure failure={failure}>{t('loadFailed')}</LoadFailure>,
        ready: ({ data }) => <Cards settings={data} />,
      })}
    </Page>
  );
}

function Cards({ settings }: { settings: Settings }) {
  const toasts = useToasts();
  const change = useSettingsChange(settings);
  const save = async (saving: Promise<Result<unknown>>) => {
    const result = await saving;
    if (result.ok) return;
    const text = <ProblemSentence error={result.error} messages={settingsMessages} fallback="saveFailed" />;
    toasts.show({ tone: 'critical', text });
  };
  const props = { settings, change, onSave: (saving: Promise<Result<unknown>>) => void save(saving) };
  return (
    <>
      <ChannelsCard settings={settings} />
      <KindsCard {...props} />
      <QuietCard {...props} />
      {settings.channels.includes('telegram') && <GatherCard {...props} />}
    </>
  );
}
