export { Control } from './control.ts';
export { serve } from './listen.ts';
export type { Reply } from './listen.ts';
export { page } from './page.ts';
