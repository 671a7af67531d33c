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
    more: 'Yana {n} ta bildirishnoma',
  },
});
const languages = { ru: translator(messages, 'ru'), uz: translator(messages, 'uz') };

/** The bot's words in a language. */
export const botWords = (language: Language) => languages[language];
