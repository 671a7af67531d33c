import { AiBuilder } from '@kasb/ai-builder';
import { useMessages } from '@kasb/kit';
import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

// Wanted at the end of a conversation, if at all.
const PublishingControl = lazy(async () => ({ default: (await import('@kasb/publishing')).PublishingControl }));

/**
 * `/employer/vacancies/ai-builder`: it fills the window, with a bar of its own. The company and the conversation live
 * in the address.
 */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.aiBuilder'));
  const [query, setQuery] = useSearchParams();
  return (
    <main>
      <AiBuilder
        companyId={query.get('company') ?? undefined}
        conversationId={query.get('conversation') ?? undefined}
        onConversationChange={(conversation) =>
          setQuery(conversation === undefined ? {} : { conversation }, { replace: true })
        }
        renderPublishing={(id, onClose) => (
          <Suspense>
            <PublishingControl vacancy={{ id }} isInitiallyOpen onClose={onClose} isFullWidth />
          </Suspense>
        )}
      />
    </main>
  );
}
