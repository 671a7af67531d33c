import type { ru } from './ru.ts';

/** Texts of the header and the pages' titles in Uzbek. */
export const uz: Record<keyof typeof ru, string> = {
  'title.profile': 'Profil',
  'title.company': 'Kompaniya',
  'title.respond': 'Ariza yuborish',
  'title.members': 'Kompaniya a’zolari',
  'title.vacancyApplications': 'Vakansiyaga arizalar',
  'title.applicant': 'Nomzod arizasi',
  'title.resume': 'Rezyume',
  'title.interview': 'Suhbat',
  'title.invoice': 'Hisob',
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
  'nav.analytics': 'Tahlil',
  'nav.subscriptions': 'Obunalar',
  'nav.pricing': 'Tariflar',
  'nav.signIn': 'Kirish',
  'menu.label': 'Menyu: {name}',
};
