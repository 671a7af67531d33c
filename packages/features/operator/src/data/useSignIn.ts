import { operatorEnrol, operatorSecondStep, operatorSignIn, operatorVerify } from '@kasb/contract';
import { useCommand } from '@kasb/kit';

/** The steps of an operator's sign-in. */
export function useSignIn() {
  return {
    ask: useCommand(operatorSignIn),
    verify: useCommand(operatorVerify),
    enrol: useCommand(operatorEnrol),
    second: useCommand(operatorSecondStep),
  };
}
