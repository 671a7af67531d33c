import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { codeAfter } from './outbox.ts';
import { phoneOf } from './people.ts';

// By night, on a cheap phone on slow 4G, as Chrome throttles it: a slow processor is one that is kept busy with nothing.
const isSlow = process.env.KASB_E2E_MODE === 'late';
const slowLine = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** Four keys a second. */
const typing = { delay: isSlow ? 250 : 0 };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test(
  'a visitor responds from a shared link with a phone alone, then sees it and takes it back',
  { tag: '@gate' },
  async ({ page }) => {
    const found = await page.request.get('/vacancies?limit=20', { headers: { accept: 'application/json' } });
    const vacancy = ((await found.json()) as { id: string; title: string }[]).at(-3);
    if (isSlow) {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', slowLine);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }

    const phone = phoneOf('998977003344', '998977003355');
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    const type = async (target: Locator, text: string) => {
      await tap(target);
      await target.pressSequentially(text, typing);
    };
    const startedAt = Date.now();
    await page.goto(`/vacancies/${vacancy?.id}`);
    await tap(page.getByRole('link', { name: 'Откликнуться по телефону' }));
    await type(page.getByRole('textbox', { name: 'Имя' }), 'Жасур');
    await type(page.getByRole('textbox', { name: 'Фамилия' }), 'Тошматов');
    await type(page.getByRole('textbox', { name: 'Номер телефона' }), phone.slice(3));
    await tap(page.getByText('1–3 года', { exact: true }));
    await tap(page.getByText('Сразу', { exact: true }));
    const code = await codeAfter(phone, () => tap(page.getByRole('button', { name: 'Откликнуться' })));
    const field = page.getByRole('textbox', { name: 'Код подтверждения' });
    await expect(field).toBeFocused();
    await field.pressSequentially(code, typing);
    await expect(page.getByRole('heading', { name: 'Отклик отправлен' })).toBeFocused();
    process.stdout.write(`respond by phone: ${((Date.now() - startedAt) / 1000).toFixed(1)} s, ${taps} taps\n`);
    expect(taps).toBeLessThanOrEqual(12);

    await page.getByRole('link', { name: 'Мои отклики' }).tap();
    await page
      .getByRole('row')
      .filter({ hasText: vacancy?.title ?? '' })
      .getByRole('button')
      .tap();
    // The second, once the night's job has counted how long it takes.
    const state = page.getByRole('region', { name: 'Отклик' }).getByText(/^(Ещё не открыли|Обычно отвечают за .+)$/);
    await expect(state).toBeVisible();
    await page.getByRole('button', { name: 'Отозвать отклик' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать отклик' }).tap();
    // Young and unseen, it is gone without a trace.
    await expect(page.getByText('Откликов пока нет')).toBeVisible();
  },
);
