import { useMessages } from '@kasb/kit';
import { FormGrid, FormRow, Heading, Stack, Text, TextArea } from '@kasb/ui';
import { Fragment, useId } from 'react';
import { platformMessages } from '../../messages/platform/index.ts';
import { packLists } from './promptDraft.ts';
import type { PromptDraft } from './promptDraft.ts';
import { useListNames } from './useListNames.ts';

interface PromptFieldsProps {
  draft: PromptDraft;
  /** What is wrong, by the name of the body. */
  texts: Readonly<Record<string, string | undefined>>;
  isReadOnly: boolean;
  onChange: (part: Partial<PromptDraft>) => void;
}

/** The longest instructions, in characters; what is longer than that breaks the bounds of a list too. */
const longest = 8000;

/** What the assistant is told, and the lists that it offers: a line for each entry. */
export function PromptFields({ draft, texts, isReadOnly, onChange }: PromptFieldsProps) {
  const t = useMessages(platformMessages);
  const nameOf = useListNames();
  const heading = useId();
  const field = (name: keyof PromptDraft) => ({
    isReadOnly,
    maxLength: longest,
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  // What is wrong with one line is said under its list.
  const wrongIn = (name: string) =>
    Object.entries(texts).find(([path]) => path === `pack.${name}` || path.startsWith(`pack.${name}.`))?.[1];
  return (
    <>
      <TextArea
        label={t('prompts.instructions')}
        hint={t('prompts.hint')}
        rows={10}
        errorMessage={texts['instructions']}
        {...field('instructions')}
      />
      <Stack gap={4} role="group" aria-labelledby={heading}>
        <Stack gap={1}>
          <Heading id={heading} level={2} size="h3">
            {t('prompts.pack')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('prompts.packHint')}
          </Text>
        </Stack>
        <FormGrid columns={2}>
          {packLists.map((name) => {
            // Questions are sentences.
            const Place = name === 'questions' ? FormRow : Fragment;
            return (
              <Place key={name}>
                <TextArea
                  label={nameOf(name)}
                  hint={name === 'titles' ? t('prompts.titlesHint') : undefined}
                  rows={6}
                  errorMessage={wrongIn(name)}
                  {...field(name)}
                />
              </Place>
            );
          })}
        </FormGrid>
      </Stack>
    </>
  );
}
