import { billingPeriods } from '@kasb/contract';
import { listOf, LoadFailure, useMessages, useWords } from '@kasb/kit';
import { Select, TextArea, TextField } from '@kasb/ui';
import { useCurrencies } from '../../data/usePlans.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { periodOf } from './draft.ts';
import type { PlanDraft } from './draft.ts';

interface PlanFieldsProps {
  draft: PlanDraft;
  /** What is wrong, by field. */
  texts: Readonly<Record<string, string | undefined>>;
  onChange: (part: Partial<PlanDraft>) => void;
}

/** What a plan is written with. */
export function PlanFields({ draft, texts, onChange }: PlanFieldsProps) {
  const t = useMessages(platformMessages);
  const words = useWords();
  const currencies = listOf(useCurrencies(), (list) => list);
  const codes = new Set([draft.currency, ...(currencies.items ?? []).flatMap(({ code }) => code ?? [])]);
  const field = (name: keyof PlanDraft) => ({
    autoComplete: 'off',
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errorMessage: texts[name],
  });
  return (
    <>
      <TextField label={t('name')} isRequired maxLength={100} {...field('name')} />
      <TextField label={t('nameUz')} maxLength={100} {...field('nameUz')} />
      <TextField label={t('plans.price')} isRequired inputMode="numeric" maxLength={14} {...field('price')} />
      <Select
        label={t('currency')}
        value={draft.currency}
        isLoading={currencies.status === 'loading'}
        options={[...codes].map((code) => ({ value: code, label: code }))}
        onChange={(currency) => onChange({ currency })}
        errorMessage={texts['currency']}
      />
      <LoadFailure failure={currencies.failure}>{t('dataFailed')}</LoadFailure>
      <Select
        label={t('plans.period')}
        value={draft.billingPeriod}
        options={billingPeriods.map((period) => ({ value: period, label: words('period', period) }))}
        onChange={(period) => onChange({ billingPeriod: periodOf(period) })}
      />
      <TextField
        label={t('plans.limit')}
        hint={t('plans.limitHint')}
        inputMode="numeric"
        maxLength={9}
        {...field('postingsLimit')}
      />
      <TextArea
        label={t('plans.features')}
        hint={t('plans.featuresHint')}
        rows={3}
        maxLength={2000}
        {...field('features')}
      />
      <TextArea label={t('plans.featuresUz')} rows={3} maxLength={2000} {...field('featuresUz')} />
      <TextArea label={t('plans.about')} rows={2} maxLength={500} {...field('description')} />
      <TextArea label={t('plans.aboutUz')} rows={2} maxLength={500} {...field('descriptionUz')} />
    </>
  );
}
