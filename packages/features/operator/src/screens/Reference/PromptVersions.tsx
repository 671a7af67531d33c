import type { Language, PromptVersion } from '@kasb/contract';
import { listOf, LoadFailure, match, useFormat, useMessages } from '@kasb/kit';
import { Button, Heading, LoadingRegion, Skeleton, Stack, Text, useToasts } from '@kasb/ui';
import { useRoom } from '../../data/room.ts';
import { usePromptCommands, usePromptVersions } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
import { draftOf, isChanged, linesOf, packLists } from './promptDraft.ts';
import type { PromptDraft } from './promptDraft.ts';
import * as css from './Reference.css.ts';
import { useListNames } from './useListNames.ts';

interface PromptVersionsProps {
  areaId: string;
  language: Language;
  /** What is kept now. */
  saved: PromptDraft;
  /** An earlier one is kept again: what was typed goes with that. */
  onRestored: () => void;
}

/** What the assistant was told and offered before, of lists those that are others now; an admin goes back to one. */
export function PromptVersions({ areaId, language, saved, onRestored }: PromptVersionsProps) {
  const t = useMessages(platformMessages);
  const format = useFormat();
  const toasts = useToasts();
  const { operator } = useRoom();
  const state = listOf(usePromptVersions(areaId, language), ({ items }) => items);
  const { save } = usePromptCommands();
  const nameOf = useListNames();
  const restore = async ({ instructions = '', pack }: PromptVersion) => {
    const { ok } = await save.run({ params: { areaId, language }, body: { instructions, pack } });
    if (!ok) return;
    onRestored();
    toasts.show({ text: t('prompts.restored') });
  };
  return (
    <Stack gap={3}>
      <Heading level={2} size="h3">
        {t('prompts.versions')}
      </Heading>
      <LoadFailure failure={state.failure}>{t('dataFailed')}</LoadFailure>
      {save.error && <CommandFailure error={save.error} />}
      {match(state, {
        loading: () => (
          <LoadingRegion>
            <Skeleton height={40} />
          </LoadingRegion>
        ),
        ready: ({ items, failure }) => {
          const earlier = items
            .filter(({ instructions }) => instructions)
            .map((version) => ({ version, draft: draftOf(version, saved) }))
            .filter(({ draft }) => isChanged(draft, saved));
          if (earlier.length === 0) return !failure && <Text tone="muted">{t('prompts.noVersions')}</Text>;
          return (
            <ul className={css.versions}>
              {earlier.map(({ version, draft }, index) => {
                const { at, actor_name: who } = version;
                const others = packLists.filter((name) => isChanged({ ...saved, [name]: draft[name] }, saved));
                const when = at ? format.dateTime(at) : t('prompts.ofRelease');
                return (
                  <li key={index} className={css.version}>
                    <div>
                      <Text size="sm" tone="muted">
                        {[when, who].filter(Boolean).join(', ')}
                      </Text>
                      <p lang={language} className={css.words}>
                        {draft.instructions}
                      </p>
                      {others.length > 0 && (
                        <div className={css.lists}>
                          {others.map((name) => (
                            <Text key={name} size="sm">
                              <span>{`${nameOf(name)}: `}</span>
                              <span lang={language}>{linesOf(draft[name]).join('; ') || '–'}</span>
                            </Text>
                          ))}
                        </div>
                      )}
                    </div>
                    {operator.role === 'admin' && (
                      <Button
                        size="sm"
                        aria-label={t('prompts.restoreOf', { version: when })}
                        isPending={save.isPending}
                        onPress={() => void restore(version)}
                      >
                        {t('giveBack')}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          );
        },
      })}
    </Stack>
  );
}
