import { expect, test } from 'vitest';
import { safeHref } from './safeHref.ts';

test.each([
  '/employer/vacancies/v1',
  '#detail',
  '?status=active',
  'https://hh.uz/resume/r1',
  'mailto:hr@baraka.uz',
  'tel:+998901234567',
])('%s stays', (href) => expect(safeHref(href)).toBe(href));

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'https://[',
  '',
  null,
  undefined,
])('%j goes', (href) => expect(safeHref(href)).toBeUndefined());
