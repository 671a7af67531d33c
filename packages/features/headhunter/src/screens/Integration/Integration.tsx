'use client';
import type { MessagesOf } from '@kasb/kit';
import { Screen, useLinks, useMessages } from '@kasb/kit';
import { BackLink, Heading, Page, Text } from '@kasb/ui';
import { headhunterMessages } from '../../messages/index.ts';
import type { ReturnQuery } from '../../model/returned.ts';
import { Connection } from './Connection.tsx';
import * as css from './Integration.css.ts';

export interface IntegrationProps extends ReturnQuery {
  /** What HeadHunter sent back has been read: the host takes `code`, `state` and `error` off its address. */
  onReturned?: () => void;
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
