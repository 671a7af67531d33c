import type { WireAnswerOf, getInterview, getVacancy, listInterviewAnswers } from '@kasb/contract';

/** The first vacancy of the stories. */
export const frontend = { id: 'v1', title: 'Frontend-разработчик', company_id: 'c1' } satisfies WireAnswerOf<
  typeof getVacancy
>;

/** The two interview questions of the stories. */
export const first = { id: 'q1', text: 'Расскажите о вашем опыте', order_index: 0, ai_generated: true };
export const second = { id: 'q2', text: 'Почему вы выбрали нас?', order_index: 1, ai_generated: false };

/** An interview as a candidate opens it. */
export const invitation = {
  title: 'Frontend-разработчик',
  company_name: 'ООО «Барака Строй»',
  language: 'ru',
  questions: [
    { id: 'q1', text: first.text, order_index: 0 },
    { id: 'q2', text: second.text, order_index: 1 },
  ],
  isSubmitted: false,
} satisfies WireAnswerOf<typeof getInterview>;

/** What two candidates handed in. */
export const submissions = {
  items: [
    {
      id: 's1',
      name: 'Дилшод Рашидов',
      phone: '998907654321',
      submitted_at: '2025-06-15T12:30:00+05:00',
      application_id: 'ap1',
      is_confirmed: true,
      answers: [
        {
          question_id: 'q1',
          question: first.text,
          order_index: 0,
          media: { url: '/media/answer-1.webm', type: 'video/webm', size: 1_200_000 },
        },
        { question_id: 'q2', question: second.text, order_index: 1, text: 'Мне близки ваши проекты.\n<b>Правда</b>' },
      ],
    },
    {
      id: 's2',
      name: 'Мадина Алиева',
      submitted_at: '2025-06-14T10:00:00+05:00',
      application_id: 'ap2',
      answers: [
        {
          question_id: 'q1',
          question: first.text,
          order_index: 0,
          media: { url: '/media/answer-2.webm', type: 'audio/webm', size: 400_000 },
        },
        { question_id: 'q2', question: second.text, order_index: 1 },
      ],
    },
  ],
} satisfies WireAnswerOf<typeof listInterviewAnswers>;
