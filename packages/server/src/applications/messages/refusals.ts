import type { RefusalReason } from '@kasb/contract';

/** What the reasons of refusal are called among colleagues, in both languages. */
export const refusalReasonNames: Record<RefusalReason, { ru: string; uz: string }> = {
  experience: { ru: 'Мало опыта', uz: 'Tajriba kam' },
  skills: { ru: 'Не те навыки', uz: 'Ko‘nikmalar mos emas' },
  pay: { ru: 'Не сошлись в оплате', uz: 'Maosh bo‘yicha kelishilmadi' },
  schedule: { ru: 'Не подошёл график', uz: 'Jadval mos kelmadi' },
  distance: { ru: 'Далеко добираться', uz: 'Yo‘l uzoq' },
  no_contact: { ru: 'Нет связи', uz: 'Aloqa yo‘q' },
  changed_mind: { ru: 'Кандидат передумал', uz: 'Nomzod fikridan qaytdi' },
  vacancy_closed: { ru: 'Вакансия закрыта', uz: 'Vakansiya yopildi' },
  other: { ru: 'Другое', uz: 'Boshqa' },
};
