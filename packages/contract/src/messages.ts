import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { missing, paragraphs } from './fields.ts';
import { flag, id, text, timestamp, word } from './lenient.ts';

/** Who wrote a message about an application. */
export const messageSides = ['candidate', 'employer'] as const;
export type MessageSide = (typeof messageSides)[number];

/** A message about an application; `is_seen` once the other side has read it. */
export const message = /*#__PURE__*/ object({ id, side: word(messageSides), text, at: timestamp, is_seen: flag });
export type Message = InferOutput<typeof message>;

/** What a message is sent with. */
export const messageBody = /*#__PURE__*/ object({ text: paragraphs(2000) }, missing);
