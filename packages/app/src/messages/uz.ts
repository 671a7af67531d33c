import type { ru } from './ru.ts';

/** Texts of the assembled app in Uzbek. */
export const uz: Record<keyof typeof ru, string> = {
  'title.signIn': 'Kirish',
  'chunk.title': 'Ilovaning bir qismi yuklanmadi',
  'chunk.text': 'Aloqani tekshiring va sahifani yangilang.',
  'crash.title': 'Sahifa ochilmadi',
  'crash.text': 'Bu sahifada xatolik yuz berdi. Uni yangilang yoki bosh sahifaga qayting.',
  'chunk.reload': 'Sahifani yangilash',
  'session.unavailable': 'Server bilan aloqa yo‘q',
  'session.unavailableText': 'Kirishni tekshira olmadik. Aloqani tekshirib, qayta urinib ko‘ring.',
};
