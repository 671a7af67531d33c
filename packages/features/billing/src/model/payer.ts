import { issuesOf, payerBody } from '@kasb/contract';
import type { Company, FieldError, PayerBody } from '@kasb/contract';
import { safeParse } from 'valibot';

/** What an invoice says of its payer, in the order of the form. */
export const payerNames = ['legalName', 'stir', 'bankAccount', 'bankName', 'mfo', 'legalAddress'] as const;
export type PayerName = (typeof payerNames)[number];

type Checked = { payer: PayerBody; errors?: undefined } | { errors: Record<string, FieldError> };

/** What was typed, or what is wrong with it. */
export function checkPayer(form: FormData): Checked {
  const typed = Object.fromEntries(
    payerNames.map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
  const result = safeParse(payerBody, typed);
  return result.success ? { payer: result.output } : { errors: issuesOf(result.issues) };
}

/** Companies that pay by invoice: legal entities. */
export const payersOf = (companies: readonly Company[]): Company[] =>
  companies.filter(({ companyType }) => companyType === 'legal');
