import type { Language, PostingServiceType } from '@kasb/contract';
import { defineMessages, translator } from '@kasb/domain/messages';

const ru = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  website: 'Сайт',
  hh: 'HeadHunter',
  olx: 'OLX',
  other: 'Другой сервис',
  sms: 'SMS',
  model: 'Языковая модель',
  demo: '{name} (демо)',
  requirements: 'Требования',
  benefits: 'Условия',
  respond: 'Откликнуться',
  negotiable: 'по договорённости',
  closed: 'Вакансия закрыта',
  trial: 'Проверка связи',
  trialAbout: 'Это сообщение пришло от оператора: публикации дойдут сюда же.',
} as const;

const uz: Record<keyof typeof ru, string> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  website: 'Sayt',
  hh: 'HeadHunter',
  olx: 'OLX',
  other: 'Boshqa xizmat',
  sms: 'SMS',
  model: 'Til modeli',
  demo: '{name} (demo)',
  requirements: 'Talablar',
  benefits: 'Sharoitlar',
  respond: 'Javob berish',
  negotiable: 'kelishuv asosida',
  closed: 'Vakansiya yopilgan',
  trial: 'Aloqani tekshirish',
  trialAbout: 'Bu xabar operatordan: e’lonlar ham shu yerga keladi.',
};

const messages = defineMessages('channels', { ru, uz });

/** The words that channels add to a vacancy. */
export const channelWords = (language: Language) => translator(messages, language);

/** A kind of channel as people call it; of the demo it stands in for the real one. */
export function channelName(type: PostingServiceType, language: Language, isDemo = false): string {
  const words = channelWords(language);
  return isDemo ? words('demo', { name: words(type) }) : words(type);
}
