export { PublishDialog } from './PublishDialog.tsx';
export type { PublishDialogProps } from './PublishDialog.tsx';
export type { PublishResult } from './PublishResults.tsx';
export type { PublishService } from './PublishServices.tsx';
