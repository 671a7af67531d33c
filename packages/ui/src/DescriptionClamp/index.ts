export { DescriptionClamp } from './DescriptionClamp.tsx';
export type { DescriptionClampProps } from './DescriptionClamp.tsx';
