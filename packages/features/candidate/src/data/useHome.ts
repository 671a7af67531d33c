import { getCandidateDashboard, listRecommendations } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

const mostRecommended = 6;

/** What the home begins with. */
export function useHome() {
  return useQuery(getCandidateDashboard, {});
}

/** Vacancies that suit the candidate. */
export function useRecommendations() {
  return useQuery(listRecommendations, { query: { limit: mostRecommended } });
}
