import type { Language } from '@kasb/contract';
import { listOf, LoadFailure, match, useFormat, useMessages } from '@kasb/kit';
import { Button, Heading, LoadingRegion, Skeleton, Stack, Text, useToasts } from '@kasb/ui';
import { useRoom } from '../../data/room.ts';
import { usePromptCommands, usePromptVersions } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
import * as css from './Reference.css.ts';

interface PromptVersionsProps {
  areaId: string;
  language: Language;
  /** What is kept now. */
  saved: string;
  /** An earlier one is kept again: what was typed goes with that. */
  onRestored: () => void;
}

/** What the assistant was told before; an admin goes back to one of them. */
export function PromptVersions({ areaId, language, saved, onRestored }: PromptVersionsProps) {
  const t = useMessages(platformMessages);
  const format = useFormat();
  const toasts = useToasts();
  const { operator } = useRoom();
  const state = listOf(usePromptVersions(areaId, language), ({ items }) => items);
  const { save } = usePromptCommands();
  const restore = async (instructions: string) => {
    const { ok } = await save.run({ params: { areaId, language }, body: { instructions } });
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
          const earlier = items.filter(({ instructions }) => instructions && instructions !== saved);
          if (earlier.length === 0) return !failure && <Text tone="muted">{t('prompts.noVersions')}</Text>;
          return (
            <ul className={css.versions}>
              {earlier.map(({ at, actor_name: who, instructions = '' }, index) => {
                const when = at ? format.dateTime(at) : t('prompts.ofRelease');
                return (
                  <li key={index} className={css.version}>
                    <div>
                      <Text size="sm" tone="muted">
                        {[when, who].filter(Boolean).join(', ')}
                      </Text>
                      <p lang={language} className={css.words}>
                        {instructions}
                      </p>
                    </div>
                    {operator.role === 'admin' && (
                      <Button
                        size="sm"
                        aria-label={t('prompts.restoreOf', { version: when })}
                        isPending={save.isPending}
                        onPress={() => void restore(instructions)}
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
