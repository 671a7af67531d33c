import { completenessOf } from '@kasb/domain/resume';
import type { Database } from '../../database.ts';
import * as schema from '../../schema/index.ts';

const technologist = {
  title: 'Технолог швейного производства',
  location: 'Самарканд',
  salaryAmount: 11_500_000,
  currency: 'UZS',
  employment: ['full-time'],
  formats: ['office'],
  schedules: [],
  isRelocatable: true,
  experience: [
    {
      position: 'Технолог потока',
      company: 'Bog‘ishamol Tikuv',
      start: '2023-03',
      end: null,
      description:
        'Запуск детского ассортимента, 38 рабочих мест. Пересчёт норм времени: ' +
        'выработка потока выросла с 410 до 520 изделий в смену.',
    },
    {
      position: 'Мастер швейного цеха',
      company: 'Zarafshon Trikotaj',
      start: '2020-08',
      end: '2023-02',
      description: 'Планирование смен, обучение новых швей, приёмка полуфабриката.',
    },
  ],
  education: [
    {
      level: 'higher' as const,
      institution: 'Ташкентский институт текстильной промышленности',
      specialty: 'Технология швейных изделий',
      year: 2020,
    },
  ],
  skills: ['Нормы времени', 'Лекала', 'САПР', 'Juki', 'Контроль качества', 'Раскрой'],
  languages: [],
  visibility: 'responded',
};

const controller = {
  title: 'Контролёр качества',
  location: 'Самарканд',
  salaryAmount: null,
  schedules: ['shift'],
  experience: [],
  education: [],
  skills: ['Приёмка', 'Дефекты полотна'],
  languages: [{ name: 'Узбекский', level: 'native' as const }],
  visibility: 'nobody',
};

/** Two resumes of the candidate who signs in: one that goes with responses, one that is not ready. */
export async function seedResumes(db: Database, userId: string, now: Date): Promise<void> {
  const rows = [technologist, controller].map((resume, index) => ({
    ...resume,
    userId,
    isDefault: index === 0,
    completeness: completenessOf({ ...resume, salary: resume.salaryAmount }).completeness,
    createdAt: now,
    updatedAt: new Date(now.getTime() - index * 24 * 60 * 60 * 1000),
  }));
  await db.insert(schema.resumes).values(rows);
}
