import { createServer } from 'node:http';
import { listen } from '../../scripts/lib/listen.ts';

const vacancy = (
  id: string,
  title: string,
  company: string,
  location: string,
  employment: string,
  salary: [number, number],
) => ({
  id,
  title,
  company_name: company,
  location,
  employment_type: employment,
  remote_type: 'office',
  salary_min: salary[0],
  salary_max: salary[1],
  currency: 'UZS',
  vacancy_status: 'active',
  created_at: '2026-11-12T09:00:00+05:00',
  description: `${title}: ищем человека, который возьмёт на себя весь участок работы, знает дело и умеет договариваться с коллегами.`,
  requirements: ['Опыт от двух лет', 'Русский и узбекский языки'],
  benefits: ['Официальное оформление', 'Обеды за счёт компании'],
});

const vacancies = [
  vacancy('7', 'Технолог хлебопекарного производства', 'Non va Tandir', 'Бухара', 'full-time', [6_000_000, 9_000_000]),
  vacancy('6', 'Продавец-консультант', 'Registon Savdo', 'Самарканд', 'part-time', [2_500_000, 4_000_000]),
  vacancy('5', 'Водитель-экспедитор', 'Ipak Logistika', 'Ташкент', 'full-time', [5_000_000, 7_000_000]),
  vacancy('4', 'Преподаватель английского языка', 'Ziyo Markazi', 'Фергана', 'contract', [4_000_000, 6_500_000]),
  vacancy('3', 'Технолог молочного цеха', 'Oq Tong Sut', 'Ташкент', 'full-time', [7_000_000, 10_000_000]),
  vacancy('2', 'Дизайнер упаковки', 'Naqsh Bosma', 'Ташкент', 'freelance', [3_000_000, 8_000_000]),
  vacancy('1', 'Медицинская сестра', 'Shifo Plus', 'Наманган', 'full-time', [3_500_000, 5_000_000]),
];

const named = (...names: string[]) => names.map((name, index) => ({ id: String(index + 1), name }));

const references: Record<string, unknown> = {
  '/reference/currencies': [{ id: '1', code: 'UZS', symbol: 'сум', name: 'Сум' }],
  '/reference/employment-types': named('Полная занятость', 'Частичная занятость', 'Контракт', 'Фриланс'),
  '/reference/regions': named('Ташкент', 'Самаркандская область'),
  '/api/employer/cities': named('Ташкент', 'Самарканд', 'Бухара', 'Фергана', 'Наманган'),
};

function answerTo(path: string, query: URLSearchParams): [status: number, body: unknown] {
  if (references[path]) return [200, references[path]];
  if (path === '/users/me') return [401, { error: 'Войдите, чтобы продолжить' }];
  if (path === '/vacancies') {
    const words = (query.get('search') ?? '').toLowerCase();
    const type = query.get('employmentType');
    const found = vacancies
      .filter(({ title }) => title.toLowerCase().includes(words))
      .filter((one) => !type || one.employment_type.replace('-', '') === type)
      .filter(({ location }) => location.includes(query.get('location') ?? ''));
    return [200, found];
  }
  const one = vacancies.find(({ id }) => path === `/vacancies/${id}`);
  return one ? [200, one] : [404, { error: 'Вакансия не найдена' }];
}

/** A provider of another portal on another port: the few calls that the public search makes. */
export function serveFakeApi() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [status, body] = answerTo(pathname, searchParams);
    const headers = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-expose-headers': 'X-Total-Count, Link',
      'content-type': 'application/json',
      ...(Array.isArray(body) && { 'x-total-count': String(body.length) }),
    };
    if (request.method === 'OPTIONS') response.writeHead(204, headers).end();
    else response.writeHead(status, headers).end(JSON.stringify(body));
  });
  return listen(server);
}
