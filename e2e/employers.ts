import { createClient, createCompany, listAreas, registerByPhone, verifyPhone } from '@kasb/contract';
import type { Browser, Page } from '@playwright/test';
import { codeAfter } from './outbox.ts';
import type { Device, Stand } from './stand.ts';

/** Somebody new with a company, for a journey of their own on the server that all share. */
export interface NewEmployer {
  phone: string;
  /** Its name, which other journeys may have too. */
  company: string;
}

/** Registers them, without a page, and opens a browser in which they are signed in; `stand.enter` opens more. */
export async function employ(
  stand: Stand,
  browser: Browser,
  { phone, company }: NewEmployer,
  device?: Device,
): Promise<Page> {
  const visitor = createClient({ baseUrl: stand.url });
  let challenge: string | undefined;
  const register = async () => {
    const body = { phone, firstName: 'Дилноза', lastName: 'Каримова', role: 'employer' as const };
    ({ challenge } = (await visitor.send(registerByPhone, { body })).data);
  };
  const code = await codeAfter(phone, register, stand.outbox);
  const { token = '' } = (await visitor.send(verifyPhone, { body: { phone, code, challenge } })).data;
  const client = createClient({ baseUrl: stand.url, getToken: () => token });
  const [area] = (await client.send(listAreas, {})).data.items;
  await client.send(createCompany, {
    body: {
      companyType: 'legal',
      name: company,
      email: 'hr@textile.uz',
      phone: '998662331020',
      areas_activity: area?.id ?? '',
      cityId: 801,
      stir: phone.slice(3),
      oked: '13920',
    },
  });
  const page = await stand.visit(browser, stand.keep(phone, token), device);
  await page.goto('/employer/dashboard');
  return page;
}
