import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As many vacancies as one person may write in a day. */
const perPerson = 100;
const atOnce = 10;

type Json = Record<string, unknown>;

/** Those who do what a bench needs on a running server of the demo, whose data folder has what was sent to phones. */
export function benchPeople({ url, dataDir }: { url: string; dataDir: string }) {
  async function ask(path: string, token?: string, body?: unknown): Promise<Json> {
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Json;
  }

  /** The code that was sent last, which may be on its way. */
  async function codeTo(phone: string): Promise<string> {
    for (;;) {
      const lines = readFileSync(join(dataDir, 'outbox', 'sms.jsonl'), { encoding: 'utf8', flag: 'a+' })
        .trim()
        .split('\n');
      const message = lines
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { to: string; code: string })
        .findLast(({ to }) => to === phone);
      if (message) return message.code;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** The token of a new employer. */
  async function employer(phone: string): Promise<string> {
    await ask('/auth/phone/register', '', { phone, firstName: 'Дилноза', lastName: 'Каримова', role: 'employer' });
    return String((await ask('/auth/phone/verify', '', { phone, code: await codeTo(phone) })).token);
  }

  return {
    ask,
    codeTo,
    /**
     * A new company, for which its owner and invited colleagues write vacancies: `write` brings it to so many. Phones
     * are the first, and those that follow it.
     */
    async company(firstPhone: string) {
      const owner = await employer(firstPhone);
      const { items } = (await ask('/areas')) as { items: { id: number }[] };
      const about = { companyType: 'legal', name: 'Samarqand Textile', email: 'hr@textile.uz', phone: firstPhone };
      const area = { areas_activity: String(items[0]?.id) };
      const path = `/api/employer/companies/${String((await ask('/api/employer/companies', owner, { ...about, ...area })).id)}`;
      const writers = [owner];
      let written = 0;

      async function colleague(): Promise<string> {
        const phone = String(Number(firstPhone) + writers.length);
        const token = await employer(phone);
        await ask(`${path}/members`, owner, { phone });
        const invitations = (await ask('/users/me/invitations', token)) as { items: { id: string }[] };
        await ask(`/users/me/invitations/${invitations.items[0]?.id}/accept`, token, {});
        return token;
      }

      return {
        token: owner,
        async write(count: number, vacancy: (number: number) => Json): Promise<void> {
          while (writers.length * perPerson < count) writers.push(await colleague());
          while (written < count) {
            const numbers = Array.from({ length: Math.min(atOnce, count - written) }, (_, index) => written + index);
            await Promise.all(
              numbers.map((number) =>
                ask(`${path}/vacancies`, writers[Math.floor(number / perPerson)], vacancy(number)),
              ),
            );
            written += numbers.length;
          }
        },
      };
    },
  };
}

/** A vacancy as employers write them, told from others by its number. */
export const benchVacancy = (number: number): Json => ({
  title: `Технолог швейного производства ${number}`,
  description: 'Фабрика шьёт домашний текстиль на экспорт. Вы отвечаете за качество кроя и пошива. '.repeat(8),
  requirements: ['Опыт от трёх лет', 'Знание оборудования', 'Русский и узбекский языки'],
  benefits: ['Обеды', 'Официальное оформление'],
});
