export { HostRouter } from './HostRouter.tsx';
export type { HostRouterProps } from './HostRouter.tsx';
