import type { Env } from '../env/env.ts';
import type { LanguageModel } from './languageModel.ts';
import { createLanguageModel } from './openAiCompatible.ts';
import type { ModelServices } from './openAiCompatible.ts';

/** For each person and day, over all their companies. */
const personDailyCalls = 300;

/** The language model of the settings; undefined when they name none. */
export function openModel(env: Env, services: ModelServices): LanguageModel | undefined {
  if (env.KASB_LLM_URL === undefined) return undefined;
  const {
    KASB_LLM_URL: url,
    KASB_LLM_KEY: key,
    KASB_LLM_MODEL: model,
    KASB_LLM_TIMEOUT: timeoutMs,
    KASB_LLM_DAILY_CALLS: dailyCalls,
    KASB_LLM_TOTAL_DAILY_CALLS: totalDailyCalls,
  } = env;
  return createLanguageModel({ url, key, model, timeoutMs, dailyCalls, personDailyCalls, totalDailyCalls }, services);
}
