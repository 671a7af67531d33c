import { experienceFacts, startFacts } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { ChoiceChips } from '@kasb/ui';
import { respondingMessages } from '../messages/responding/index.ts';

/** The two facts that stand for a resume. */
export function FactFields({ typed }: { typed: { experience: string; start: string } }) {
  const t = useMessages(respondingMessages);
  const shared = { isRequired: true, hasRequiredMark: false, messages: { chooseOne: t('respond.choose') } };
  return (
    <>
      <ChoiceChips
        {...shared}
        label={t('facts.experience')}
        name="experience"
        layout="pairsOnPhones"
        defaultValue={typed.experience}
        options={experienceFacts.map((value) => ({ value, label: t(`experience.${value}`) }))}
      />
      <ChoiceChips
        {...shared}
        label={t('facts.start')}
        name="start"
        defaultValue={typed.start}
        options={startFacts.map((value) => ({ value, label: t(`start.${value}`) }))}
      />
    </>
  );
}
