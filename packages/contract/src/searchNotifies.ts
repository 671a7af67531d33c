/** When a saved search tells of what is new: never, at nine in the morning, or at most once an hour. */
export const searchNotifies = ['off', 'daily', 'instant'] as const;
export type SearchNotify = (typeof searchNotifies)[number];
