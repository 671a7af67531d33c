export { operatorMessages } from './messages/index.ts';
export { SignIn } from './screens/SignIn/SignIn.tsx';
export type { SignInProps } from './screens/SignIn/SignIn.tsx';
