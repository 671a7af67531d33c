// For a server that draws pages, also where React's own parts are those of a server: nothing here knows React.
export { initialAnswer, initialOf, initialPage } from './api/initial.ts';
export type { Initial, InitialError, InitialPart } from './api/initial.ts';
export { defaultLinks } from './links/links.ts';
export type { Links } from './links/links.ts';
export { createFormat } from '@kasb/domain/format';
export type { Format } from '@kasb/domain/format';
