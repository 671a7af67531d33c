import { useLinks, useNavigate } from '@kasb/kit';
import { Page, Spinner } from '@kasb/ui';
import { useState } from 'react';
import { useStoredConversation } from '../../data/useStoredConversation.ts';
import { newConversation } from '../../model/conversation.ts';
import type { Conversation } from '../../model/conversation.ts';
import type { ConversationStore } from '../../model/keptConversation.ts';
import type { AiBuilderProps } from './AiBuilder.tsx';
import { Builder } from './Builder.tsx';
import { CompanyStep } from './CompanyStep.tsx';

export interface BuilderStepsProps extends Omit<AiBuilderProps, 'messages'> {
  store: ConversationStore;
}

type Step =
  | { name: 'company'; cleared?: Conversation }
  | { name: 'stored'; id: string }
  | { name: 'chat'; conversation: Conversation };

/** The company, then the chat; a reload goes back to where the person was. */
export function BuilderSteps({
  store,
  companyId,
  conversationId,
  onConversationChange,
  brand,
  renderPublishing,
}: BuilderStepsProps) {
  const links = useLinks();
  const navigate = useNavigate();
  const [step, setStep] = useState((): Step => {
    const open = store.open();
    if (conversationId !== undefined && open?.conversationId !== conversationId)
      return { name: 'stored', id: conversationId };
    // Another company was asked for than the one that was talked about.
    if (open && (companyId === undefined || open.company.id === companyId)) return { name: 'chat', conversation: open };
    return { name: 'company' };
  });
  useStoredConversation(step.name === 'stored' ? step.id : undefined, (conversation) =>
    setStep(conversation ? { name: 'chat', conversation } : { name: 'company' }),
  );
  const close = () => {
    store.close();
    navigate(links.employerVacancies());
  };

  if (step.name === 'stored') {
    return (
      <Page>
        <Spinner size={32} />
      </Page>
    );
  }
  if (step.name === 'company') {
    const { cleared } = step;
    return (
      <CompanyStep
        brand={brand}
        companyId={companyId}
        onClose={close}
        onUndo={cleared && (() => setStep({ name: 'chat', conversation: cleared }))}
        onContinue={(company) => setStep({ name: 'chat', conversation: store.of(company) ?? newConversation(company) })}
      />
    );
  }
  return (
    <Builder
      start={step.conversation}
      store={store}
      brand={brand}
      renderPublishing={renderPublishing}
      onConversationChange={onConversationChange}
      onClose={close}
      onRestart={(conversation) => {
        store.forget(conversation.company);
        onConversationChange?.(undefined);
        setStep({
          name: 'company',
          cleared: conversation.messages.some(({ sender }) => sender === 'user') ? conversation : undefined,
        });
      }}
    />
  );
}
