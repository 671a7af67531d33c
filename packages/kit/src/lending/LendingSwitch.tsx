'use client';
import type { ApiError } from '@kasb/contract';
import type { Translate } from '@kasb/domain/messages';
import { Banner, Stack, Switch } from '@kasb/ui';
import type { ReactNode } from 'react';
import { useProblemText } from '../problems/useProblemText.ts';

export interface LendingSwitchProps {
  /** The words of the package that lends. */
  t: Translate<'companyUntitled' | 'changeFailed'>;
  /** The company that is lent to. */
  company: string | undefined;
  /** What it did with it. */
  description?: ReactNode;
  isOn: boolean;
  change: (isOn: boolean) => Promise<unknown>;
  /** Why the last change failed. */
  error: ApiError | undefined;
}

/** Lends something of the person's to one company and takes it back; what failed stands below. */
export function LendingSwitch({ t, company, description, isOn, change, error }: LendingSwitchProps) {
  const problem = useProblemText();
  return (
    <Stack gap={2}>
      <Switch labelPlacement="start" isSelected={isOn} onChange={(next) => void change(next)} description={description}>
        {company ?? t('companyUntitled')}
      </Switch>
      <Banner tone="critical">{error && problem(error, t('changeFailed'))}</Banner>
    </Stack>
  );
}
