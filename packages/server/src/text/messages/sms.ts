import type { Language } from '@kasb/contract';

/**
 * The SMS of a sign-in code. Gateways want its words approved in each language; Uzbek keeps to the letters of the short
 * alphabet. By its last line a browser fills the code in on this host alone.
 */
export const signInSms: Record<Language, (code: string, host: string) => string> = {
  ru: (code, host) => `Kasb: код для входа ${code}. Никому его не сообщайте.\n@${host} #${code}`,
  uz: (code, host) => `Kasb: kirish kodi ${code}. Uni hech kimga aytmang.\n@${host} #${code}`,
};

/** The SMS that something waits for a candidate: of whom and what, the address behind the link says. */
export const noticeSms: Record<Language, (link: string) => string> = {
  ru: (link) => `Kasb: новый ответ по вашему отклику. ${link}`,
  uz: (link) => `Kasb: arizangizga yangi javob bor. ${link}`,
};

/** The SMS that something waits for an employer. */
export const employerSms: Record<Language, (link: string) => string> = {
  ru: (link) => `Kasb: для вас есть новое. ${link}`,
  uz: (link) => `Kasb: siz uchun yangilik bor. ${link}`,
};

/** The SMS by which a person sees that they reach them. */
export const trialSms: Record<Language, string> = {
  ru: 'Kasb: проверка. Уведомления приходят на этот номер.',
  uz: 'Kasb: tekshiruv. Bildirishnomalar shu raqamga keladi.',
};
