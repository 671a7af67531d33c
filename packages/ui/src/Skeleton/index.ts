export { LoadingRegion } from './LoadingRegion.tsx';
export type { LoadingRegionProps } from './LoadingRegion.tsx';
export { Skeleton } from './Skeleton.tsx';
export type { SkeletonProps } from './Skeleton.tsx';
