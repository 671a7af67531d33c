'use client';
import { Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Heading, Page, Tabs } from '@kasb/ui';
import { candidateMessages } from '../../messages/index.ts';
import type { SavedTab } from '../../model/savedTab.ts';
import * as css from './Saved.css.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { SavedVacancies } from './SavedVacancies.tsx';

export interface SavedProps {
  /** What is shown; the host keeps it in its address (`savedTabFromQuery`). */
  tab: SavedTab;
  /** The person chose the other one. */
  onTabChange: (tab: SavedTab) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof candidateMessages>;
}

/** What a candidate keeps: vacancies, and searches that tell of new ones (docs/domain.md#saved). */
export function Saved({ messages, ...props }: SavedProps) {
  return (
    <Screen bundle={candidateMessages} overrides={messages}>
      <SavedScreen {...props} />
    </Screen>
  );
}

function SavedScreen({ tab, onTabChange }: Omit<SavedProps, 'messages'>) {
  const t = useMessages(candidateMessages);
  return (
    <Page width="mid">
      <Heading level={1} className={css.title}>
        {t('home.saved')}
      </Heading>
      <Tabs
        label={t('home.saved')}
        selectedKey={tab}
        onSelectionChange={(id) => onTabChange(id as SavedTab)}
        items={[
          { id: 'vacancies', label: t('home.vacancies'), content: <SavedVacancies /> },
          { id: 'searches', label: t('saved.searches'), content: <SavedSearches /> },
        ]}
      />
    </Page>
  );
}
