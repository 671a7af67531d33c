import { createPlan, listCurrencies, listOperatorPlans, listPricingPlans, updatePlan } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import { useOperatorCommand } from './useOperatorCommand.ts';

const touches = [listOperatorPlans, listPricingPlans];

/** All plans, those that are not on offer with them. */
export const usePlanList = () => useQuery(listOperatorPlans, {});

/** What prices can be in. */
export const useCurrencies = () => useQuery(listCurrencies, {});

/** Adds a plan. */
export const useAddPlan = (): Command<typeof createPlan> => useOperatorCommand(createPlan, { touches });

/** Writes a plan anew. */
export const useEditPlan = (): Command<typeof updatePlan> => useOperatorCommand(updatePlan, { touches });
