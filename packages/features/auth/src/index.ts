export { SignIn } from './screens/SignIn/SignIn.tsx';
export type { SignInProps } from './screens/SignIn/SignIn.tsx';
export type { SignInStep } from './model/signInSteps.ts';
export { authMessages } from './messages/index.ts';
export { SignInByPost } from './screens/SignInByPost/SignInByPost.tsx';
export type { SignInByPostProps } from './screens/SignInByPost/SignInByPost.tsx';
export { SignInAgain } from './screens/SignInAgain/SignInAgain.tsx';
export type { SignInAgainProps } from './screens/SignInAgain/SignInAgain.tsx';
