export { Heading } from './Heading.tsx';
export type { HeadingProps, HeadingSize } from './Heading.tsx';
