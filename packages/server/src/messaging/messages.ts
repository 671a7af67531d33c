import type { Language } from '@kasb/contract';
import { defineMessages, translator } from '@kasb/domain/messages';

/** What the bot says. */
const messages = defineMessages('bot', {
  ru: {
    connected: 'Готово: уведомления Kasb для {name} придут сюда. Отключить: /stop',
    already: 'Сюда уже приходят уведомления Kasb для {name}. Отключить: /stop',
    outdated: 'Ссылка устарела, запросите новую',
    instead: 'Подключить вместо {name}?',
    yes: 'Подключить',
    no: 'Оставить как есть',
    kept: 'Оставили как есть',
    stopped: 'Уведомления Kasb сюда больше не придут. Подключить снова можно в профиле.',
    help: 'Здесь приходят уведомления Kasb. Подключить их можно в профиле на сайте, отключить: /stop',
    openResponse: 'Открыть отклик',
    open: 'Открыть',
    trial: 'Проверка: уведомления Kasb приходят сюда',
    more: 'И ещё уведомлений: {n}',
  },
  uz: {
    connected: 'Tayyor: {name} uchun Kasb bildirishnomalari shu yerga keladi. Uzish: /stop',
    already: '{name} uchun Kasb bildirishnomalari shu yerga allaqachon keladi. Uzish: /stop',
    outdated: 'Havola eskirdi, yangisini oling',
    instead: '{name} o‘rniga ulansinmi?',
    yes: 'Ulash',
    no: 'Shunday qolsin',
    kept: 'O‘zgarishsiz qoldi',
    stopped: 'Kasb bildirishnomalari bu yerga endi kelmaydi. Profilda qayta ulash mumkin.',
    help: 'Bu yerga Kasb bildirishnomalari keladi. Saytdagi profilda ulash mumkin, uzish: /stop',
    openResponse: 'Arizani ochish',
    open: 'Ochish',
    trial: 'Tekshiruv: Kasb bildirishnomalari shu yerga keladi',
    more: 'Yana {n} ta bildirishnoma',
  },
});
const languages = { ru: translator(messages, 'ru'), uz: translator(messages, 'uz') };

/** The bot's words in a language. */
export const botWords = (language: Language) => languages[language];

/** What letters say beside what they tell. */
const letters = defineMessages('letters', {
  ru: {
    confirmSubject: 'Подтвердите почту для уведомлений Kasb',
    confirmText:
      'Этот адрес указали для уведомлений Kasb. Чтобы подтвердить его, откройте ссылку: она действует сутки.',
    confirm: 'Подтвердить почту',
    notYou: 'Если это были не вы, ничего делать не нужно: писем больше не будет.',
    many: 'Kasb: уведомлений {n}',
    open: 'Открыть',
    more: 'И ещё уведомлений: {n}',
    trial: 'Проверка: уведомления Kasb приходят сюда',
    why: 'Вы получили это письмо, потому что подключили почту к уведомлениям Kasb.',
    settings: 'Настроить уведомления',
    stop: 'Больше не присылать',
  },
  uz: {
    confirmSubject: 'Kasb bildirishnomalari uchun pochtani tasdiqlang',
    confirmText:
      'Bu manzil Kasb bildirishnomalari uchun ko‘rsatildi. Tasdiqlash uchun havolani oching: u bir sutka amal qiladi.',
    confirm: 'Pochtani tasdiqlash',
    notYou: 'Bu siz bo‘lmasangiz, hech narsa qilish shart emas: boshqa xat kelmaydi.',
    many: 'Kasb: {n} ta bildirishnoma',
    open: 'Ochish',
    more: 'Yana {n} ta bildirishnoma',
    trial: 'Tekshiruv: Kasb bildirishnomalari shu yerga keladi',
    why: 'Bu xat Kasb bildirishnomalariga pochtani ulaganingiz uchun keldi.',
    settings: 'Bildirishnomalarni sozlash',
    stop: 'Boshqa yuborilmasin',
  },
});
const ofLetters = { ru: translator(letters, 'ru'), uz: translator(letters, 'uz') };

/** The words of letters in a language. */
export const letterWords = (language: Language) => ofLetters[language];
