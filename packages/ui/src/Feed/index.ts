export { Feed, FeedEntry } from './Feed.tsx';
export type { FeedEntryProps, FeedProps } from './Feed.tsx';
