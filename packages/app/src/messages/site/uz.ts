import type { ru } from './ru.ts';

/** Texts of the header and the pages' titles in Uzbek. */
export const uz: Record<keyof typeof ru, string> = {
  'title.profile': 'Profil',
  'title.vacancies': 'O‘zbekistondagi vakansiyalar',
  'title.company': 'Kompaniya',
  'title.respond': 'Ariza yuborish',
  'title.members': 'Kompaniya a’zolari',
  'title.newVacancy': 'Yangi vakansiya',
  'title.editVacancy': 'Vakansiyani tahrirlash',
  'title.vacancyApplications': 'Vakansiyaga arizalar',
  'title.resume': 'Rezyume',
  'title.interview': 'Suhbat',
  'title.aiBuilder': 'AI yordamchi bilan vakansiya',
  'nav.main': 'Asosiy',
  'nav.home': 'Kasb, bosh sahifa',
  'nav.vacancies': 'Vakansiyalar',
  'nav.myApplications': 'Arizalar',
  'nav.my': 'Bosh sahifa',
  'nav.myResumes': 'Rezyume',
  'nav.mySaved': 'Tanlangan',
  'nav.employers': 'Ish beruvchilarga',
  'nav.overview': 'Umumiy ko‘rinish',
  'nav.subscriptions': 'Obunalar',
  'nav.pricing': 'Tariflar',
  'nav.signIn': 'Kirish',
  'menu.label': 'Menyu: {name}',
};
