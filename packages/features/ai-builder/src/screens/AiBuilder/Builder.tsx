import { readinessOf, vacancyParts } from '@kasb/domain/readiness';
import { useLinks, useMessages, useNavigate } from '@kasb/kit';
import { Button, cx, useIsNarrow } from '@kasb/ui';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useChatVacancy } from '../../data/useChatVacancy.ts';
import { useConversation } from '../../data/useConversation.ts';
import { aiBuilderMessages } from '../../messages/index.ts';
import type { Conversation } from '../../model/conversation.ts';
import type { ConversationStore } from '../../model/keptConversation.ts';
import { Chat } from '../../parts/Chat/Chat.tsx';
import type { Change } from '../../parts/Preview/Changeable.tsx';
import { Preview } from '../../parts/Preview/Preview.tsx';
import { PromptInfo } from '../../parts/PromptInfo/PromptInfo.tsx';
import * as css from './Builder.css.ts';
import { BuilderBar } from './BuilderBar.tsx';
import { PaneTabs } from './PaneTabs.tsx';
import type { Pane } from './PaneTabs.tsx';
import { useKeyboardInset } from './useKeyboardInset.ts';

export interface BuilderProps {
  start: Conversation;
  store: ConversationStore;
  brand?: ReactNode;
  renderPublishing?: (vacancyId: string, onClose: () => void) => ReactNode;
  onConversationChange?: (conversationId: string | undefined) => void;
  onClose: () => void;
  /** Gets the conversation that is given up. */
  onRestart: (conversation: Conversation) => void;
}

/** Second step: the chat beside the vacancy that grows out of it; one at a time where it is narrow. */
export function Builder({
  start,
  store,
  brand,
  renderPublishing,
  onConversationChange,
  onClose,
  onRestart,
}: BuilderProps) {
  const t = useMessages(aiBuilderMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const screen = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(screen);
  useKeyboardInset(screen);
  const [pane, setPane] = useState<Pane>('chat');
  const [beginning, setBeginning] = useState<{ text: string }>();
  const [createdId, setCreatedId] = useState<string>();
  const conversation = useConversation(start, store.keep);
  const creation = useChatVacancy();
  const { company, conversationId, jobData, isComplete } = conversation;
  const { done } = readinessOf(jobData, isComplete);

  const tell = useEffectEvent(() => onConversationChange?.(conversationId));
  useEffect(() => {
    if (conversationId !== undefined) tell();
  }, [conversationId]);

  const goOn = (vacancyId: string) => navigate(links.interviewSetup(vacancyId));
  const create = async (companyId: string) => {
    const vacancyId = await creation.create(conversation, companyId);
    if (vacancyId === undefined) return;
    store.forget(company);
    onConversationChange?.(undefined);
    setCreatedId(vacancyId);
    if (!renderPublishing) goOn(vacancyId);
  };

  const isClosed = creation.isPending || createdId !== undefined;
  const change = (wanted: Change) => {
    setPane('chat');
    const line = wanted.field === 'line' ? wanted.line : '';
    setBeginning({ text: t(`change.${wanted.field}.${conversation.language}`, { line }) });
  };

  const onward = createdId !== undefined && renderPublishing && (
    <>
      {renderPublishing(createdId, () => goOn(createdId))}
      <Button variant="primary" size="lg" isFullWidth iconEnd={<ArrowRight />} onPress={() => goOn(createdId)}>
        {t('preview.onward')}
      </Button>
    </>
  );
  const shown = (name: Pane) =>
    isNarrow ? { role: 'tabpanel', id: `pane-${name}`, 'aria-labelledby': `tab-${name}`, hidden: pane !== name } : {};
  return (
    <div ref={screen} className={css.screen}>
      <BuilderBar
        brand={brand}
        onClose={onClose}
        chat={{
          company: company.name,
          language: conversation.language,
          onLanguageChange: conversation.setLanguage,
          onRestart: () => onRestart(conversation),
        }}
      />
      {isNarrow && (
        <PaneTabs
          value={pane}
          onChange={setPane}
          progress={t('builder.progress', { done, total: vacancyParts.length })}
        />
      )}
      <div className={css.panes}>
        <section aria-label={t('builder.chat')} {...shown('chat')} className={css.pane}>
          <Chat
            conversation={conversation}
            isDisabled={isClosed}
            head={
              <PromptInfo
                areasActivityId={company.areasActivityId}
                area={company.industry}
                language={conversation.language}
              />
            }
            draft={store.draft(company)}
            onDraftChange={(text) => store.keepDraft(company, text)}
            beginning={beginning}
          />
        </section>
        <section aria-label={t('vacancy')} {...shown('vacancy')} className={cx(css.pane, css.vacancy)}>
          <Preview
            company={company}
            jobData={jobData}
            before={conversation.before}
            isComplete={isComplete}
            creation={{
              failure: creation.failure,
              isPending: creation.isPending,
              onCreate: (companyId) => void create(companyId),
            }}
            onChange={isClosed ? undefined : change}
            isCreated={createdId !== undefined}
            onward={onward}
          />
        </section>
      </div>
    </div>
  );
}
