export { FunnelSteps } from './FunnelSteps.tsx';
export type { FunnelStage, FunnelStepsProps } from './FunnelSteps.tsx';
