import { experienceFacts, startFacts } from '@kasb/contract';
import { factMessages } from '@kasb/domain/documents/factWords';
import { useMessages } from '@kasb/kit';
import { ChoiceChips } from '@kasb/ui';
import { respondingMessages } from '../messages/responding/index.ts';

/** The two facts that stand for a resume. */
export function FactFields({ typed }: { typed: { experience: string; start: string } }) {
  const t = useMessages(respondingMessages);
  const words = useMessages(factMessages);
  const shared = { isRequired: true, hasRequiredMark: false, messages: { chooseOne: t('respond.choose') } };
  return (
    <>
      <ChoiceChips
        {...shared}
        label={words('experience')}
        name="experience"
        layout="pairsOnPhones"
        defaultValue={typed.experience}
        options={experienceFacts.map((value) => ({ value, label: words(`experience.${value}`) }))}
      />
      <ChoiceChips
        {...shared}
        label={t('facts.start')}
        name="start"
        defaultValue={typed.start}
        options={startFacts.map((value) => ({ value, label: words(`start.${value}`) }))}
      />
    </>
  );
}
