export { SimilarityMeter } from './SimilarityMeter.tsx';
export type { SimilarityMeterProps } from './SimilarityMeter.tsx';
