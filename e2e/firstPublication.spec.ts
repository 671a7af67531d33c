import { expect, test } from '@playwright/test';
import { command } from './operators.ts';
import { codeAfter } from './outbox.ts';
import { phoneOf } from './people.ts';
import { Stand } from './stand.ts';

const stand = Stand.shared();
const device = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const title = 'Nonvoy';

test(
  'somebody new publishes a first vacancy from a phone, in Uzbek from end to end',
  { tag: '@gate' },
  async ({ browser }) => {
    const phone = phoneOf('998977005566', '998977005577');
    const page = await stand.visit(browser, undefined, device);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });

    await page.goto('/uz');
    await field('Telefon raqami').fill(phone.slice(3));
    await button('Boshlash').tap();
    await field('Ism').fill('Nilufar');
    await field('Familiya').fill('Karimova');
    const code = await codeAfter(phone, () => button('Ro‘yxatdan o‘tish').tap(), stand.outbox);
    await field('Tasdiqlash kodi').fill(code);
    await expect(page).toHaveURL(/\/uz\/employer\/dashboard$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /, Nilufar$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Kompaniyalar: 0' }).tap();

    await button('Kompaniya qo‘shish').tap();
    await field('Nomi').fill('Chilonzor non');
    await page.getByRole('combobox', { name: 'Faoliyat sohasi' }).tap();
    await page.getByRole('option', { name: /Restoran va kafelar$/ }).tap();
    await field('Elektron pochta').fill('ish@non.uz');
    await field('Telefon').fill('712001122');
    await field('STIR').fill(phone.slice(3));
    await button('Saqlash').tap();
    await expect(page.getByText('Kompaniya muvaffaqiyatli yaratildi')).toBeVisible();

    await page.goto('/uz/employer/vacancies/new');
    const company = page.getByRole('combobox', { name: 'Kompaniya' });
    // Who has one company has it chosen once the list has come: before that the form asks for one.
    await expect(company).toHaveText('Chilonzor non');
    await field('Vakansiya nomi').fill(title);
    await field('Tavsif').fill('Novvoyxonada ertalabki smenada non yopasiz, xamir tayyorlaysiz va tandirga qaraysiz.');
    await field('Talablar').fill('1 yil tajriba');
    await page.reload();
    await expect(page.getByText(/^Qoralama tiklandi/)).toBeVisible();
    await expect(field('Talablar')).toHaveValue('1 yil tajriba');
    await expect(company).toHaveText('Chilonzor non');
    await button('Vakansiya yaratish').tap();
    await expect(page).toHaveURL(/\/uz\/employer\/vacancy\/[^/]+\/interview$/);

    command(stand, 'grant', phone, '--plan', 'Бизнес', '--postings', '3');
    await page.goto('/uz/employer/vacancies');
    await page.getByRole('link', { name: new RegExp(`^${title}`) }).tap();
    await button('Joylash').tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Kasb sayti' }).check();
    await dialog.getByRole('button', { name: '1 ta xizmatga joylash' }).tap();
    await expect(dialog.getByText('Vakansiya muvaffaqiyatli joylandi')).toBeVisible();
    await dialog.getByRole('button', { name: 'Tayyor' }).tap();
    await page.reload();
    await expect(page.getByText(/^Oxirgi joylash/)).toBeVisible();

    const visitor = await stand.visit(browser, undefined, device);
    await visitor.goto(`/uz/vacancies?search=${title.toLowerCase()}`);
    await visitor.getByRole('link', { name: title, exact: true }).tap();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'uz');
  },
);
