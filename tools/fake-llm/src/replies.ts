/** What a request asks for, as far as the fake understands it. */
export interface Asked {
  /** The name of the schema: which of the product's questions this is. */
  name: string;
  /** The data of the user's message. */
  data: Record<string, unknown>;
  /** Whether it is the repair of a refused answer. */
  isRepair: boolean;
  /** The whole request body. */
  body: unknown;
}

const texts = {
  ru: {
    greeting: 'Здравствуйте! Я помогу составить вакансию. Кого вы ищете?',
    title: 'Какую должность вы хотите закрыть?',
    duties: 'Понятно. Чем будет заниматься этот человек каждый день?',
    requirements: 'Хорошо. Какие требования к кандидату для вас обязательны?',
    benefits: 'Записал. Что вы предлагаете: условия, график, бонусы?',
    salary: 'Отлично. Какую зарплату вы готовы платить?',
    format: 'Осталось немного: какой формат работы и какая занятость?',
    done: 'Вакансия готова. Проверьте её и нажмите «Создать вакансию».',
    options: ['Нужно обсудить', 'Расскажу подробнее'],
    question: (number: number, title: string) => `Вопрос ${number}: расскажите, что вы умеете для работы «${title}»?`,
  },
  uz: {
    greeting: 'Assalomu alaykum! Vakansiya tuzishga yordam beraman. Kimni qidiryapsiz?',
    title: 'Qaysi lavozimga xodim kerak?',
    duties: "Tushunarli. Bu xodim har kuni nima bilan shug'ullanadi?",
    requirements: 'Yaxshi. Nomzodga qanday talablar bor?',
    benefits: 'Yozib oldim. Nimalarni taklif qilasiz: sharoit, ish tartibi, bonuslar?',
    salary: "Zo'r. Qancha maosh to'lashga tayyorsiz?",
    format: 'Oz qoldi: ish formati va bandlik qanday?',
    done: 'Vakansiya tayyor. Uni tekshiring va «Vakansiya yaratish» tugmasini bosing.',
    options: ['Muhokama qilamiz', 'Batafsil aytib beraman'],
    question: (number: number, title: string) =>
      `${number}-savol: «${title}» ishi uchun nimalarni bilasiz, aytib bering?`,
  },
} as const;

const nothing = {
  title: null,
  description: null,
  requirements: null,
  benefits: null,
  salary: null,
  workFormat: null,
  employmentType: null,
  location: null,
};

/** A sensible answer to one of the product's questions, as an object of its schema. */
export function sensibleAnswer({ name, data }: Asked): unknown {
  const say = data.language === 'uz' ? texts.uz : texts.ru;
  if (name === 'chat_turn') {
    const isFirst = String(data.message).startsWith('Greet');
    const missing = typeof data.missing === 'string' ? data.missing : 'done';
    const message = isFirst
      ? say.greeting
      : (Object.entries(say).find(([topic]) => topic === missing)?.[1] ?? say.done);
    return {
      message,
      quickOptions: say.options.map((label) => ({ label, value: label })),
      jobData: nothing,
      isComplete: missing === 'done',
    };
  }
  if (name === 'interview_questions') {
    const count = Number(data.question_count) || 10;
    return { questions: Array.from({ length: count }, (_, index) => say.question(index + 1, String(data.title))) };
  }
  if (name === 'edit_check') {
    const [before, after] = [data.before, data.after].map((side) =>
      String((side as { title?: string } | undefined)?.title).toLowerCase(),
    );
    const isValid = before === after || (before !== undefined && after?.includes(before) === true);
    return {
      isValid,
      similarityScore: isValid ? 95 : 20,
      reason: isValid ? 'Модель: это та же должность.' : 'Модель: это другая должность.',
      warnings: [],
    };
  }
  return {};
}
