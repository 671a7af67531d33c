import { defineMessages } from '@kasb/domain/messages';
import { uiMessages } from '../messages/uiMessages.ts';

const ru = {
  menu: 'Меню',
  openMenu: 'Открыть меню',
  closeMenu: 'Закрыть меню',
  userMenu: 'Меню: {name}',
  profile: 'Профиль',
  signOut: 'Выйти',
} as const;

const uz: Record<keyof typeof ru, string> = {
  menu: 'Menyu',
  openMenu: 'Menyuni ochish',
  closeMenu: 'Menyuni yopish',
  userMenu: 'Menyu: {name}',
  profile: 'Profil',
  signOut: 'Chiqish',
};

/** What the header says. */
export const headerMessages = /*#__PURE__*/ defineMessages('ui', { ru, uz }, uiMessages);
