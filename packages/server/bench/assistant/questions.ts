import type { Language } from '@kasb/contract';
import { phrases } from '../../src/assistant/phrases.ts';
import type { Topic } from '../../src/db/schema/draft.ts';

type Questions = Record<Language, Record<Topic, string>>;

/** What assistants ask: ours, and two that other providers might be. */
export const questions: readonly Questions[] = [
  { ru: phrases.ru.questions, uz: phrases.uz.questions },
  {
    ru: {
      title: 'Здравствуйте! На какую должность вы ищете сотрудника?',
      duties: 'Отлично! Какие обязанности будут у этого человека?',
      requirements: 'Понял. А какие навыки и опыт нужны кандидату?',
      benefits: 'Хорошо. Какие условия и бонусы вы предлагаете сотруднику?',
      salary: 'Записал требования. Какой оклад вы готовы предложить?',
      format: 'Почти готово! Это работа в офисе или удалённо?',
    },
    uz: {
      title: 'Assalomu alaykum! Qaysi lavozimga xodim qidiryapsiz?',
      duties: 'Ajoyib! Bu xodimning vazifalari qanday bo‘ladi?',
      requirements: 'Tushundim. Nomzoddan qanday ko‘nikma va tajriba kutasiz?',
      benefits: 'Yaxshi. Xodimga qanday sharoit va imtiyozlar bor?',
      salary: 'Talablarni yozib oldim. Oylik maosh qancha bo‘ladi?',
      format: 'Deyarli tayyor! Ish ofisdami yoki masofaviymi?',
    },
  },
  {
    ru: {
      title: 'Давайте начнём: кого вы хотите нанять?',
      duties: 'Чем он будет заниматься каждый день?',
      requirements: 'Есть ли особые требования, например образование?',
      benefits: 'Что получит сотрудник, кроме зарплаты: какие льготы?',
      salary: 'Сколько вы планируете платить, какая зарплата?',
      format: 'Какая занятость: полная или частичная?',
    },
    uz: {
      title: 'Boshlaymiz: kimni ishga olmoqchisiz?',
      duties: 'U har kuni nima bilan shug‘ullanadi?',
      requirements: 'Alohida talablar bormi, masalan ma’lumot?',
      benefits: 'Xodim maoshdan tashqari nima oladi: qanday imtiyozlar?',
      salary: 'Qancha to‘laysiz, ish haqi qanday?',
      format: 'Bandlik qanday: to‘liqmi yoki qismanmi?',
    },
  },
];
