'use client';
import { browserStorage, match, Screen, useLinks, useMessages, useSession } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { EmptyState, LinkButton, Page, Spinner } from '@kasb/ui';
import { useState } from 'react';
import { aiBuilderMessages } from '../../messages/index.ts';
import { conversationStore } from '../../model/keptConversation.ts';
import { BuilderSteps } from './BuilderSteps.tsx';
import type { BuilderOptions } from './BuilderSteps.tsx';

export interface AiBuilderProps extends BuilderOptions {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof aiBuilderMessages>;
}

/** Builds a vacancy in a conversation (docs/domain.md#ai-builder). It brings its own bar, and fills the window. */
export function AiBuilder({ messages, ...props }: AiBuilderProps) {
  return (
    <Screen bundle={aiBuilderMessages} overrides={messages}>
      <BuilderOfPerson {...props} />
    </Screen>
  );
}

function BuilderOfPerson(props: Omit<AiBuilderProps, 'messages'>) {
  const t = useMessages(aiBuilderMessages);
  const links = useLinks();
  const { state } = useSession();
  const [storage] = useState(browserStorage);
  const [owner, setOwner] = useState<string>();
  // It stays when the session ends under the chat: what was said is still theirs.
  if (owner === undefined && state.status === 'signedIn') setOwner(state.user.id);
  const [store, setStore] = useState<{ owner: string; conversations: ReturnType<typeof conversationStore> }>();
  if (owner !== undefined && store?.owner !== owner)
    setStore({ owner, conversations: conversationStore(storage, owner) });

  if (store) return <BuilderSteps {...props} store={store.conversations} />;
  const wait = () => (
    <Page>
      <Spinner size={32} />
    </Page>
  );
  const deny = () => (
    <Page>
      <EmptyState
        headingLevel={2}
        title={t('builder.denied')}
        description={t('builder.deniedText')}
        actions={<LinkButton href={links.home()}>{t('home')}</LinkButton>}
      />
    </Page>
  );
  return match(state, { loading: wait, signedIn: wait, visitor: deny, unavailable: deny });
}
