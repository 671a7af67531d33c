import type { Language } from '@kasb/contract';

/** The SMS of a sign-in code. Gateways want its words approved in each language; Uzbek keeps to the letters of the short alphabet. */
export const signInSms: Record<Language, (code: string) => string> = {
  ru: (code) => `Kasb: код для входа ${code}. Никому его не сообщайте.`,
  uz: (code) => `Kasb: kirish kodi ${code}. Uni hech kimga aytmang.`,
};
