import type {
  WireAnswerOf,
  getPromptInfo,
  listAreas,
  listCities,
  listCompanies,
  sendChatMessage,
} from '@kasb/contract';

type WireCompany = NonNullable<NonNullable<WireAnswerOf<typeof listCompanies>['items']>[number]>;

/** The legal entity of the stories. */
export const baraka = {
  id: 'c1',
  name: 'ООО «Барака Строй»',
  email: 'info@baraka.uz',
  phone: '998712001020',
  website: 'https://baraka.uz',
  description: 'Строительство жилых домов',
  companyType: 'legal',
  areas_activity: 'as1',
  cityId: 1,
} satisfies WireCompany;

/** The sole trader of the stories. */
export const rahimov = {
  id: 'c2',
  name: 'ИП Рахимов',
  email: 'rahimov@mail.uz',
  phone: '998935556677',
  companyType: 'individual',
  areas_activity: 'as2',
  cityId: 2,
} satisfies WireCompany;

export const areas: WireAnswerOf<typeof listAreas> = {
  items: [
    { id: 'as1', name: 'Строительство', slug: 'construction' },
    { id: 'as2', name: 'Торговля', slug: 'trade' },
  ],
};

export const cities: WireAnswerOf<typeof listCities> = [
  { id: 1, name: 'Ташкент' },
  { id: 2, name: 'Самарканд' },
];

export const universalPrompt: WireAnswerOf<typeof getPromptInfo> = { type: 'universal', source: 'file' };

/** The first answer of the assistant. */
export const greeting: WireAnswerOf<typeof sendChatMessage> = {
  message: 'Здравствуйте! Кого ищем?',
  quickOptions: [
    { label: 'Повар', value: 'Повар' },
    { label: 'Официант', value: 'Официант' },
  ],
  isComplete: false,
};

/** What a vacancy needs to be created. */
export const readyJob = {
  title: 'Повар',
  description: 'Готовить',
  requirements: ['Опыт'],
  benefits: ['Обеды'],
  isComplete: false,
} satisfies NonNullable<WireAnswerOf<typeof sendChatMessage>['jobData']>;
