'use client';
import { Screen } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { analyticsMessages } from '../../messages/index.ts';
import { BenchmarkFigure } from '../../parts/BenchmarkFigure.tsx';

export interface SalaryBenchmarkProps {
  /** Beside which vacancy. */
  vacancyId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof analyticsMessages>;
}

/** What others pay for the work of a vacancy (docs/domain.md#benchmark). */
export function SalaryBenchmark({ vacancyId, messages }: SalaryBenchmarkProps) {
  return (
    <Screen bundle={analyticsMessages} overrides={messages}>
      <BenchmarkFigure vacancyId={vacancyId} />
    </Screen>
  );
}
