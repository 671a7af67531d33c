import type { ScreeningQuestion } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { ChoiceChips, TextField } from '@kasb/ui';
import { respondingMessages } from '../../messages/responding/index.ts';
import { answerPrefix } from '../../model/respondDraft.ts';

export interface QuestionsProps {
  questions: readonly ScreeningQuestion[];
  /** What was answered before, by id. */
  given: Readonly<Record<string, string>>;
  /** What the provider refused, by the name of the field. */
  errors: Readonly<Record<string, string>>;
}

/** What the employer wants to know of everybody who responds. */
export function Questions({ questions, given, errors }: QuestionsProps) {
  const t = useMessages(respondingMessages);
  return questions.map(({ id, text = '', kind, options, is_required: isRequired }) => {
    const name = `${answerPrefix}${id}`;
    const shared = {
      label: text,
      note: t('question.note'),
      name,
      isRequired,
      hasRequiredMark: false,
      errorMessage: errors[name],
      defaultValue: given[id] ?? '',
    };
    if (kind === 'yes_no')
      return (
        <ChoiceChips
          key={id}
          {...shared}
          layout="pairs"
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
          messages={{ chooseOne: t('respond.choose') }}
        />
      );
    if (kind === 'choice')
      return (
        <ChoiceChips
          key={id}
          {...shared}
          layout="pairsOnPhones"
          options={options.map((value) => ({ value, label: value }))}
          messages={{ chooseOne: t('respond.choose') }}
        />
      );
    return kind === 'number' ? (
      <TextField key={id} {...shared} type="number" inputMode="decimal" step="any" />
    ) : (
      <TextField key={id} {...shared} maxLength={2000} />
    );
  });
}
