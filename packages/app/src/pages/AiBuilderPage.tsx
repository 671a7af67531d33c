import { useSearchParams } from 'react-router-dom';
import { AiBuilder } from '@kasb/ai-builder';
import { useMessages } from '@kasb/kit';
import { PublishingControl } from '@kasb/publishing';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/vacancies/ai-builder`: it fills the window, with a bar of its own. The company and the conversation live in the address. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.aiBuilder'));
  const [query, setQuery] = useSearchParams();
  return (
    <main>
      <AiBuilder
        companyId={query.get('company') ?? undefined}
        conversationId={query.get('conversation') ?? undefined}
        onConversationChange={(conversation) => setQuery(conversation === undefined ? {} : { conversation }, { replace: true })}
        renderPublishing={(id, onClose) => <PublishingControl vacancy={{ id }} isInitiallyOpen onClose={onClose} isFullWidth />}
      />
    </main>
  );
}
