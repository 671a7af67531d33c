export { PublishingControl } from './screens/PublishingControl/PublishingControl.tsx';
export type { PublishingControlProps } from './screens/PublishingControl/PublishingControl.tsx';
export type { PublishableVacancy } from './model/gate.ts';
export { publishingMessages } from './messages/index.ts';
