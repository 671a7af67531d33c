import { encodedReason } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createTelegram, messageText } from '../../src/adapters/channels/telegram.ts';
import { FakeTelegram, openChannel, refuse } from '../support/channel.ts';
import type { Channel } from '../support/channel.ts';
import { delivery, soon, vacancy } from '../support/delivery.ts';
import { openingChannels } from '../support/openingChannels.ts';

const open = openingChannels();

describe('a message of Telegram', () => {
  test('is escaped, and says all', () => {
    expect(messageText(vacancy).replaceAll('\u00a0', ' ')).toBe(
      [
        '<b>Технолог &lt;швейного&gt; производства</b>',
        'Рога &amp; Копыта',
        'Самарканд · полная занятость · в офисе',
        '<b>от 6 000 000 сум</b>',
        '',
        'Фабрика шьёт домашний текстиль.',
        'И одежду.',
        '',
        'Требования:',
        '• Опыт &gt; 3 лет',
        '',
        'Условия:',
        '• Обеды &amp; чай',
        '',
        'Откликнуться: https://kasb.uz/vacancies/v1',
      ].join('\n'),
    );
  });

  test('speaks Uzbek around a vacancy in Uzbek', () => {
    const written = {
      ...vacancy,
      language: 'uz' as const,
      companyName: 'Fabrika',
      title: 'Tikuvchi',
      location: 'Samarqand',
      employmentName: 'Toʻliq bandlik',
      description: null,
      requirements: ['3 yillik tajriba'],
      benefits: ['Tushlik'],
    };
    const text = messageText(written).replaceAll('\u00a0', ' ');
    expect(text).toContain('Samarqand · toʻliq bandlik · ofisda');
    expect(text).toContain('6 000 000 so‘m dan');
    expect(text).toContain('Talablar:\n• 3 yillik tajriba\n\nSharoitlar:\n• Tushlik\n\nJavob berish: https://');
    expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
  });

  test('says no more than is known', () => {
    const bare = {
      ...vacancy,
      description: null,
      requirements: [],
      benefits: [],
      location: null,
      employmentName: null,
      salaryMin: null,
      url: null,
    };
    expect(messageText(bare)).toBe(
      '<b>Технолог &lt;швейного&gt; производства</b>\nРога &amp; Копыта\nв офисе\n\nОткликнуться: +998 (71) 200-00-00',
    );
  });

  test.each([
    [{ salaryMin: 0, salaryMax: 0 }, undefined],
    [{ salaryMin: -5, salaryMax: null }, undefined],
    [{ salaryMin: 0, salaryMax: 9_000_000 }, 'до 9 000 000 сум'],
    [{ salaryMin: 9_000_000, salaryMax: 0 }, 'от 9 000 000 сум'],
  ])('a pay of %o is told as %s', (pay, told) => {
    const text = messageText({ ...vacancy, ...pay }).replaceAll('\u00a0', ' ');
    if (told === undefined) expect(text).not.toContain('сум');
    else expect(text).toContain(`<b>${told}</b>`);
  });

  test.each([
    ['words', 'слово '.repeat(5000)],
    ['one word', 'ы'.repeat(20_000)],
    ['marks to escape', '&'.repeat(9000)],
    ['pairs', '😀'.repeat(9000)],
    ['lines', 'строка\n'.repeat(3000)],
  ])('of very many %s fits, whole', (_, description) => {
    const text = messageText({
      ...vacancy,
      description,
      title: 'Т<'.repeat(2000),
      requirements: Array.from({ length: 100 }, () => 'я'.repeat(1000)),
    });
    expect(text.length).toBeLessThanOrEqual(4096);
    expect(text.length).toBeGreaterThan(3900);
    expect(text.endsWith('Откликнуться: https://kasb.uz/vacancies/v1')).toBe(true);
    expect(text.replace(/&(amp|lt|gt);|<\/?b>/g, '')).not.toMatch(/[&<>]/);
    expect(text.isWellFormed()).toBe(true);
  });
});

describe('telegram', () => {
  const start = async (reply?: Channel['reply']) => {
    const fake = new FakeTelegram();
    const channel = await open(reply ?? fake.reply);
    return { fake, channel, adapter: createTelegram({ token: '1:secret', url: channel.url }) };
  };

  test('sends, edits and deletes over HTTP', async () => {
    const { fake, channel, adapter } = await start();
    const delivered = await adapter.publish(delivery('@kasb'), soon());
    expect(delivered).toEqual({ externalId: '101', externalUrl: 'https://t.me/kasb/101' });
    expect(channel.calls[0]).toMatchObject({
      path: '/bot1:secret/sendMessage',
      body: { chat_id: '@kasb', parse_mode: 'HTML' },
    });
    await adapter.update?.(delivery('@kasb', { title: 'Закройщик' }), delivered, soon());
    await adapter.update?.(delivery('@kasb', { title: 'Закройщик' }), delivered, soon());
    expect([...fake.messages]).toEqual([[101, expect.stringContaining('Закройщик')]]);
    await adapter.remove?.(delivery('@kasb'), delivered, soon());
    await adapter.remove?.(delivery('@kasb'), delivered, soon());
    expect(fake.messages.size).toBe(0);
    expect(channel.calls.map(({ path }) => path.split('/').at(-1))).toEqual([
      'sendMessage',
      'editMessageText',
      'editMessageText',
      'deleteMessage',
      'deleteMessage',
    ]);
  });

  test('a message that cannot be deleted says that it is over', async () => {
    const { channel, adapter } = await start(({ path }) =>
      path.endsWith('deleteMessage')
        ? refuse(400, "Bad Request: message can't be deleted for everyone")
        : { body: { ok: true, result: true } },
    );
    await adapter.remove?.(delivery('-1001'), { externalId: '7' }, soon());
    expect(channel.calls.at(-1)).toMatchObject({
      path: '/bot1:secret/editMessageText',
      body: { chat_id: '-1001', message_id: 7, text: 'Вакансия закрыта' },
    });
  });

  test('a private channel has no link, and no channel is a failure', async () => {
    const { adapter } = await start();
    expect(await adapter.publish(delivery('-100123'), soon())).toEqual({ externalId: '101', externalUrl: null });
    await expect(adapter.publish(delivery(null), soon())).rejects.toThrow('channelWithoutAddress');
  });

  test('tells when to come again', async () => {
    const { adapter } = await start(() => refuse(429, 'Too Many Requests: retry after 17', { retry_after: 17 }));
    await expect(adapter.publish(delivery('@kasb'), soon())).rejects.toMatchObject({ retryAfter: 17 });
  });

  test('that is not there is no link, and its token is nowhere', async () => {
    const channel = await openChannel(() => undefined);
    await channel.close();
    const error: unknown = await createTelegram({ token: '1:secret', url: channel.url })
      .publish(delivery('@kasb'), soon())
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      message: encodedReason('channelUnreachable', { channel: 'Telegram (ECONNREFUSED)' }),
      cause: undefined,
    });
  });
});
