import { confirmEmail, getNotificationSettings, setEmail, unsubscribeEmail } from '@kasb/contract';
import { useCommand } from '@kasb/kit';

const options = { touches: [getNotificationSettings] };

/** Names the mailbox in which the person is told. */
export const useSetEmail = () => useCommand(setEmail, options);

/** Confirms it by what a letter brought. */
export const useConfirmEmail = () => useCommand(confirmEmail, options);

/** Ends the letters to it. */
export const useUnsubscribe = () => useCommand(unsubscribeEmail);
