import type { GenericSchema, InferOutput } from 'valibot';

/** One question to a language model. What people and websites wrote stands in `data`, never in `instructions`. */
export interface Question<Schema extends GenericSchema> {
  /** Names the shape of the answer. */
  name: string;
  schema: Schema;
  /** What the model should do: the operator's own words. */
  instructions: string;
  /** What it should do it with; it is sent as JSON, marked as data. */
  data: unknown;
  /** Whose budget it is: a company's or a person's id. */
  account: string;
  /** Who asks: a person has a budget too, over all their companies. */
  personId: string;
  /** Gets what there is of the answer while it comes, unchecked. */
  onPartial?: (partial: unknown) => void;
  /** Ends the waiting. */
  signal?: AbortSignal;
  /** Hears why there is no answer. */
  onFailure?: (error: unknown) => void;
  /** Says in English what is wrong with an answer of the right shape; undefined when nothing is. */
  faultOf?: (answer: InferOutput<Schema>) => string | undefined;
}

/** The port of the language model. */
export interface LanguageModel {
  /**
   * The checked answer; undefined when there is none in time, none of the right shape, or no budget left. Never
   * rejects.
   */
  ask<Schema extends GenericSchema>(question: Question<Schema>): Promise<InferOutput<Schema> | undefined>;
}
