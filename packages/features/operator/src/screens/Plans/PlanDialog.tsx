import type { OperatorPlan } from '@kasb/contract';
import { useFieldTexts, useMessages } from '@kasb/kit';
import { useState } from 'react';
import { useAddPlan, useEditPlan } from '../../data/usePlans.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { FormDialog } from '../../parts/FormDialog/FormDialog.tsx';
import { checked, draftOf, written } from './draft.ts';
import { PlanFields } from './PlanFields.tsx';

interface PlanDialogProps {
  /** The one that is changed; a new one without it. */
  plan?: OperatorPlan;
  onClose: () => void;
  /** It was saved, by this name. */
  onDone: (name: string) => void;
}

/** Writes a plan: what it is called, costs and gives, in both languages. What was typed stays where it is refused. */
export function PlanDialog({ plan, onClose, onDone }: PlanDialogProps) {
  const t = useMessages(platformMessages);
  const textsOf = useFieldTexts();
  const add = useAddPlan();
  const edit = useEditPlan();
  const { error, isPending } = plan ? edit : add;
  const [start] = useState(() => draftOf(plan));
  const [draft, setDraft] = useState(start);
  const [isSent, setSent] = useState(false);
  const { isNamed, isPriced, isLimited } = checked(draft);
  const texts = {
    ...textsOf(error?.fields ?? {}),
    ...(isSent && !isNamed && { name: t('skills.nameNeeded') }),
    ...(isSent && !isPriced && { price: t('plans.priceWrong') }),
    ...(isSent && !isLimited && { postingsLimit: t('plans.limitWrong') }),
  };
  const submit = async () => {
    setSent(true);
    if (!isNamed || !isPriced || !isLimited) return;
    const body = written(draft, plan?.is_offered !== false);
    const result = await (plan ? edit.run({ params: { id: plan.id }, body }) : add.run({ body }));
    if (result.ok) onDone(body.name);
  };
  const title = plan ? t('plans.editTitle', { name: plan.name ?? '' }) : t('plans.addTitle');
  return (
    <FormDialog
      title={title}
      confirm={plan ? t('save') : t('add')}
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
      isPending={isPending}
      error={error}
      tellsFields
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PlanFields draft={draft} texts={texts} onChange={(part) => setDraft((before) => ({ ...before, ...part }))} />
    </FormDialog>
  );
}
