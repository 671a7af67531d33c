import type { Message } from '@kasb/kit';
import type { ru } from './ru.ts';

/** Texts of notifications in Uzbek. */
export const uz: Record<keyof typeof ru, Message> = {
  unread: 'Bildirishnomalar, yangi: {count}',
  isNew: 'yangi',
  readAll: 'Hammasi o‘qildi',
  settings: 'Bildirishnoma sozlamalari',
  all: 'Barcha bildirishnomalar',
  none: 'Hozircha tinch',
  noneText: 'Sizsiz sodir bo‘lgan hamma narsa shu yerda chiqadi.',
  failed: 'Bildirishnomalarni yuklab bo‘lmadi',
  readFailed: 'O‘qilgan deb belgilab bo‘lmadi',
};
