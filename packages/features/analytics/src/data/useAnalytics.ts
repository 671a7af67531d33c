import {
  getAnalyticsFunnel,
  getAnalyticsSources,
  getAnalyticsStages,
  getAnalyticsSummary,
  getAnalyticsWeeks,
  getSalaryBenchmark,
  getVacancy,
  listAnalyticsVacancies,
  listCompanies,
  listVacancies,
  listVacancyPosts,
} from '@kasb/contract';
import type { AnalyticsSort } from '@kasb/contract';
import { useKasb, usePages, useQuery } from '@kasb/kit';
import { useState } from 'react';
import { daysOf } from '../model/view.ts';
import type { AnalyticsView } from '../model/view.ts';

/** What the numbers are asked of. */
export interface Asked {
  from: string;
  to: string;
  companyId?: string;
  vacancyId?: string;
}

/** The days and the things of a view. */
export function useAsked(view: AnalyticsView): Asked {
  const { timeZone } = useKasb();
  const [now] = useState(Date.now);
  const { companyId, vacancyId } = view;
  return {
    ...daysOf(view, now, timeZone),
    ...(companyId !== undefined && { companyId }),
    ...(vacancyId !== undefined && { vacancyId }),
  };
}

export const useSummary = (query: Asked) => useQuery(getAnalyticsSummary, { query });
export const useFunnel = (query: Asked) => useQuery(getAnalyticsFunnel, { query });
export const useStages = (query: Asked) => useQuery(getAnalyticsStages, { query });
export const useSources = (query: Asked) => useQuery(getAnalyticsSources, { query });
export const useWeeks = (query: Asked) => useQuery(getAnalyticsWeeks, { query });
export const useVacancyNumbers = (query: Asked, sort: AnalyticsSort) =>
  useQuery(listAnalyticsVacancies, { query: { ...query, sort, limit: 100 } });
export const usePosts = (vacancyId: string) => useQuery(listVacancyPosts, { query: { vacancyId } });
export const useBenchmark = (vacancyId: string) => useQuery(getSalaryBenchmark, { query: { vacancyId } });
export const useVacancy = (id: string) => useQuery(getVacancy, { params: { id } });
/** What one can choose from. */
export const useCompanies = () => usePages(listCompanies, { query: { limit: 100 } });
export const useVacancies = (companyId: string | undefined) =>
  usePages(listVacancies, { query: { companyId, limit: 100 } });
