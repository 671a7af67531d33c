export { CounterCard } from './CounterCard.tsx';
export type { CounterCardProps } from './CounterCard.tsx';
