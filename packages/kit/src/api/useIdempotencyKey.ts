'use client';
import { useState } from 'react';
import { createIdempotency } from './idempotency.ts';
import type { IdempotencyHeaders } from './idempotency.ts';

/**
 * Headers with which a form creates one thing, however often the same is sent; a form that is opened anew creates
 * another.
 */
export function useIdempotencyKey(): IdempotencyHeaders {
  const [headersOf] = useState(createIdempotency);
  return headersOf;
}
