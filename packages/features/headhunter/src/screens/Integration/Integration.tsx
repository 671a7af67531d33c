'use client';
import type { MessagesOf } from '@kasb/kit';
import { Screen, useLinks, useMessages } from '@kasb/kit';
import { BackLink, Heading, Page, Text } from '@kasb/ui';
import { headhunterMessages } from '../../messages/index.ts';
import { Connection } from './Connection.tsx';
import type { ConnectionProps } from './Connection.tsx';
import * as css from './Integration.css.ts';

export interface IntegrationProps extends Omit<ConnectionProps, 'onLeave'> {
  /** Leaves for the page where HeadHunter asks for consent. @default the browser goes there */
  onLeave?: (address: string) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof headhunterMessages>;
}

const leave = (address: string) => window.location.assign(address);

/** Connecting to HeadHunter and what it brings in (docs/domain.md#headhunter-integration). */
export function Integration({ messages, onLeave = leave, ...returned }: IntegrationProps) {
  return (
    <Screen bundle={headhunterMessages} overrides={messages}>
      <Page width="narrow">
        <Head />
        <Connection {...returned} onLeave={onLeave} />
      </Page>
    </Screen>
  );
}

function Head() {
  const t = useMessages(headhunterMessages);
  const links = useLinks();
  return (
    <>
      <BackLink href={links.dashboard()}>{t('backHome')}</BackLink>
      <div className={css.head}>
        <Heading level={1}>{t('headhunter')}</Heading>
        <Text tone="muted">{t('integration.lead')}</Text>
      </div>
    </>
  );
}
