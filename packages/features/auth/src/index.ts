export { SignIn } from './screens/SignIn/SignIn.tsx';
export type { SignInProps } from './screens/SignIn/SignIn.tsx';
export type { SignInStep } from './model/signInSteps.ts';
export { authMessages } from './messages/index.ts';
export { SignInAgain } from './screens/SignInAgain/SignInAgain.tsx';
export type { SignInAgainProps } from './screens/SignInAgain/SignInAgain.tsx';
