import { useKasb, useLinks, useNavigate } from '@kasb/kit';
import { Page, Spinner } from '@kasb/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStoredConversation } from '../../data/useStoredConversation.ts';
import { newConversation } from '../../model/conversation.ts';
import type { Conversation } from '../../model/conversation.ts';
import type { ConversationStore } from '../../model/keptConversation.ts';
import { Builder } from './Builder.tsx';
import { CompanyStep } from './CompanyStep.tsx';

/** What the host gives to the builder. */
export interface BuilderOptions {
  /** A company of the person's, chosen beforehand, as where a vacancy of that company is created. */
  companyId?: string;
  /** A conversation to go on with, as the host keeps it in its address; one that is unknown is dropped. */
  conversationId?: string;
  /** Called with the provider's id once there is one, and with undefined when the conversation is over. */
  onConversationChange?: (conversationId: string | undefined) => void;
  /**
   * What publishes the new vacancy, such as a dialog; `onClose` goes on to the interview. Without it the builder goes
   * there at once.
   */
  renderPublishing?: (vacancyId: string, onClose: () => void) => ReactNode;
  /** The host's mark at the start of the bar. @default Kasb's logo, a link to the host's `home` */
  brand?: ReactNode;
}

export interface BuilderStepsProps extends BuilderOptions {
  /** Conversations that this device keeps. */
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
  const { locale } = useKasb();
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
        onContinue={(company) =>
          setStep({ name: 'chat', conversation: store.of(company) ?? newConversation(company, locale) })
        }
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
