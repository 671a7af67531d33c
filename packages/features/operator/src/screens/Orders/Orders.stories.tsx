import {
  cancelOperatorOrder,
  confirmRefund,
  countOperatorOrders,
  getOperatorOrder,
  listOperatorOrders,
  listPricingPlans,
  markOrderPaid,
  refundOrder,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { fakeClock, lastSent, noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { REFUND_POLL_MS } from '../../data/useOrders.ts';
import { signedIn } from '../../stories/answers.ts';
import { fileOf } from '../../stories/fileOf.ts';
import { support } from '../../stories/fixtures.ts';
import { invoiced, orderCounts, orderRows, paid, refunding } from '../../stories/orders.ts';
import { Orders } from './Orders.tsx';

const meta = {
  title: 'Operator/Orders',
  component: Orders,
  parameters: { host: { path: '/operator/orders' } },
  globals: { viewport: { value: 'desktop' } },
  args: { view: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.ok(listOperatorOrders, { items: orderRows }),
      mock.ok(countOperatorOrders, orderCounts),
      mock.ok(getOperatorOrder, paid()),
      mock.ok(listPricingPlans, []),
    ),
} satisfies Meta<typeof Orders>;

export default meta;

type Story = StoryObj<typeof meta>;

const paidOne = { args: { number: '48172093' }, parameters: { host: { path: '/operator/orders/48172093' } } };
const invoice = { args: { number: '73026618' }, parameters: { host: { path: '/operator/orders/73026618' } } };
const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));
const answer = async (field: string, text: string, confirm: string) => {
  const box = within(await page().findByRole('alertdialog'));
  await userEvent.type(await box.findByRole('textbox', { name: field }), text);
  await userEvent.click(await box.findByRole('button', { name: confirm }));
};
const retype = async (canvas: Canvas, name: string, text: string) => {
  const field = await canvas.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Default: Story = {
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Заказы' }));
    await expect(await table.findByRole('link', { name: /4817\s2093/ })).toBeVisible();
    for (const text of ['Оплачен', 'Ждёт оплаты', 'Не прошёл', 'Возвращён'])
      await expect(await table.findByText(text)).toBeVisible();
    await expect(await canvas.findByText(/^Сегодня оплачено 5 на 19\s674\s000\sсум$/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Ждут оплаты 9' })).toBeVisible();
    for (const name of ['Выдать подписку', 'CSV'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const SavedAsFile: Story = {
  args: { view: { method: 'invoice' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listOperatorOrders, ({ query }) => {
        if (query.cursor === 'next') return Response.json({ items: orderRows.slice(2) });
        const link = '</api/operator/orders?cursor=next>; rel="next"';
        return Response.json({ items: orderRows.slice(0, 2) }, { headers: { link } });
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Заказы' });
    const [head, ...rows] = await fileOf(async () => press(canvas, 'CSV'));
    await expect(head).toBe('Заказ;Создан;Плательщик;Компания;План;Способ;Сумма;Валюта;Статус');
    await expect(rows).toHaveLength(orderRows.length + 1);
    await expect(rows[0]).toMatch(
      /^48172093;16\.06\.2025 \d\d:\d\d;.+;Samarqand Textile;Бизнес;Payme;990000;UZS;Оплачен$/,
    );
    await lastSent(listOperatorOrders, ({ query }) => query.method === 'invoice' && query.cursor === 'next');
  },
};

export const FileFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listOperatorOrders, ({ query }) =>
        query.limit === '100' ? new Response(null, { status: 500 }) : { items: orderRows },
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Заказы' });
    await press(canvas, 'CSV');
    await says('Не удалось загрузить данные');
  },
};

export const InvoiceDetail: Story = {
  ...invoice,
  tags: ['snapshot'],
  beforeEach: ({ msw }) => msw.use(signedIn(support), mock.ok(getOperatorOrder, invoiced())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Заказ 7302\s6618/ })).toBeVisible();
    await expect(await canvas.findByText('Поступление по счёту')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Поступило, сум' })).toHaveValue('990\u00A0000'));
    await expect(await canvas.findByText('Совпадает со счётом')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Отметить оплаченным' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Вернуть деньги' })).toBeNull();
    await expect(await canvas.findByText('Счёт выставлен, 2025-000041')).toBeVisible();
  },
};

/** Both orders tell it, and lead to each other. */
export const PaidTwice: Story = {
  ...paidOne,
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getOperatorOrder, paid({ twice: { number: '29843350', at: '2025-06-16T04:05:00Z' } }))),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Оплачено дважды: заказ 2984\s3350/ })).toHaveAttribute(
        'href',
        '/operator/orders/29843350',
      ),
    );
    await expect(await canvas.findByRole('button', { name: 'Вернуть деньги' })).toBeVisible();
  },
};

export const MarkedPaid: Story = {
  ...invoice,
  beforeEach: ({ msw }) => {
    let isPaid = false;
    const done = paid({ number: '73026618', method: 'invoice', document_number: '1147' });
    msw.use(
      signedIn(support),
      mock.ok(getOperatorOrder, () => (isPaid ? done : invoiced())),
      mock.ok(markOrderPaid, () => {
        isPaid = true;
        return done;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер платёжки' }), '1147');
    await press(canvas, 'Отметить оплаченным');
    await says('Заказ отмечен оплаченным');
    const detail = within(await canvas.findByRole('region', { name: /Заказ 7302\s6618/ }));
    await expect(await detail.findByText('Оплачен')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отметить оплаченным' })).toBeNull();
    const { params, body } = await sent(markOrderPaid);
    await expect([params.number, body]).toEqual([
      '73026618',
      { paidOn: '2025-06-16', documentNumber: '1147', amount: 990_000 },
    ]);
  },
};

export const MarkRefused: Story = {
  tags: ['gate'],
  ...invoice,
  beforeEach: ({ msw }) => msw.use(mock.ok(getOperatorOrder, invoiced()), mock.fail(markOrderPaid, 'orderClosed')),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер платёжки' }), '1147');
    await press(canvas, 'Отметить оплаченным');
    await says('Заказ уже закрыт');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Номер платёжки' })).toHaveValue('1147'));
  },
};

export const SumDiffers: Story = {
  ...invoice,
  beforeEach: ({ msw }) => msw.use(signedIn(support), mock.ok(getOperatorOrder, invoiced())),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер платёжки' }), '1147');
    await retype(canvas, 'Поступило, сум', '900000');
    await press(canvas, 'Отметить оплаченным');
    await expect(await canvas.findByText(/Не хватает 90\s000\sсум/)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Причина' })).toBeVisible();
    await expect(await canvas.findByText('Напишите причину')).toBeVisible();
    await expect(await quiet(markOrderPaid)).toHaveLength(0);
  },
};

/** Money that comes after the invoice has ended is taken with a reason. */
export const CameLate: Story = {
  ...invoice,
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getOperatorOrder, invoiced({ status: 'expired' })),
      mock.ok(markOrderPaid, paid({ number: '73026618', method: 'invoice' })),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер платёжки' }), '1147');
    await expect(await canvas.findByText('Срок счёта вышел: напишите, почему деньги приняты')).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Причина' }), 'Оплачен после срока');
    await press(canvas, 'Отметить оплаченным');
    await expect((await sent(markOrderPaid)).body).toMatchObject({ reason: 'Оплачен после срока', amount: 990_000 });
  },
};

export const RefundByClick: Story = {
  ...paidOne,
  beforeEach: ({ msw }) => {
    const order = { method: 'click', refunds_itself: true } as const;
    let isAsked = false;
    msw.use(
      mock.ok(getOperatorOrder, () => (isAsked ? refunding(order) : paid(order))),
      mock.ok(refundOrder, () => {
        isAsked = true;
        return refunding(order);
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Вернуть деньги');
    await answer('Причина', 'Оплатили дважды', 'Вернуть');
    await says('Начат возврат денег');
    await expect(await canvas.findByText('Возврат начат')).toBeVisible();
    const { params, body } = await sent(refundOrder);
    await expect([params.number, body]).toEqual(['48172093', { reason: 'Оплатили дважды' }]);
  },
};

export const RefundImpossible: Story = {
  ...paidOne,
  beforeEach: ({ msw }) => msw.use(mock.fail(refundOrder, 'refundImpossible')),
  play: async ({ canvas }) => {
    await press(canvas, 'Вернуть деньги');
    await answer('Причина', 'Оплатили дважды', 'Вернуть');
    await says('Вернуть деньги за этот заказ нельзя');
    const box = within(await page().findByRole('alertdialog'));
    await waitFor(() => expect(box.getByRole('textbox')).toHaveValue('Оплатили дважды'));
  },
};

export const RefundByPaymeAsksForCabinet: Story = {
  ...paidOne,
  beforeEach: ({ msw }) => msw.use(mock.ok(getOperatorOrder, refunding())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Верните деньги в кабинете Payme: заказ 4817\s2093/)).toBeVisible();
    const detail = within(await canvas.findByRole('region', { name: /Заказ/ }));
    await expect(detail.queryByText('Возвращён')).toBeNull();
  },
};

let clock: ReturnType<typeof fakeClock>;

export const RefundByPaymeEnds: Story = {
  ...paidOne,
  beforeEach: ({ msw }) => {
    msw.use(mock.ok(getOperatorOrder, refunding()));
    clock = fakeClock({ isRunning: true });
  },
  play: async ({ canvas, msw }) => {
    const detail = within(await canvas.findByRole('region', { name: /Заказ/ }));
    await detail.findByText('Возврат начат');
    msw.use(mock.ok(getOperatorOrder, paid({ status: 'refunded' })));
    await clock.advance(REFUND_POLL_MS);
    await expect(await detail.findByText('Возвращён')).toBeVisible();
  },
};

export const RefundRefusedByBank: Story = {
  ...paidOne,
  beforeEach: ({ msw }) => {
    const refused = {
      at: '2025-06-16T04:00:00Z',
      by: 'Нодира Юнусова',
      reason: 'Оплатили дважды',
      error: 'Банк отказал',
    };
    msw.use(
      mock.ok(getOperatorOrder, refunding({ method: 'click', refunds_itself: true, refund: refused })),
      mock.ok(refundOrder, refunding({ method: 'click', refunds_itself: true })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Банк отказал')).toBeVisible();
    await press(canvas, 'Повторить возврат');
    await expect((await sent(refundOrder)).body).toEqual({ reason: 'Оплатили дважды' });
    await expect(await canvas.findByRole('button', { name: 'Повторить возврат' })).toBeVisible();
  },
};

const byPaper = refunding({ number: '73026618', method: 'invoice' });

export const RefundConfirmed: Story = {
  ...invoice,
  beforeEach: ({ msw }) => {
    let isBack = false;
    const done = { ...byPaper, status: 'refunded', refunded_at: '2025-06-16T04:00:00Z' };
    msw.use(
      mock.ok(getOperatorOrder, () => (isBack ? done : byPaper)),
      mock.ok(confirmRefund, () => {
        isBack = true;
        return done;
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Подтвердить возврат');
    const box = within(await page().findByRole('dialog', { name: /Деньги по заказу 7302\s6618 возвращены\?/ }));
    await userEvent.click(await box.findByRole('button', { name: 'Подтвердить возврат' }));
    await waitFor(() => expect(box.getByText('Впишите номер платёжки')).toBeVisible());
    await userEvent.type(await box.findByRole('textbox', { name: 'Номер платёжки' }), '7');
    await userEvent.click(await box.findByRole('button', { name: 'Подтвердить возврат' }));
    await says('Деньги возвращены');
    const detail = within(await canvas.findByRole('region', { name: /Заказ/ }));
    await expect(await detail.findByText('Возвращён')).toBeVisible();
    await expect((await sent(confirmRefund)).body).toEqual({ paidOn: '2025-06-16', documentNumber: '7' });
  },
};

export const ConfirmRefused: Story = {
  ...invoice,
  beforeEach: ({ msw }) => msw.use(mock.ok(getOperatorOrder, byPaper), mock.fail(confirmRefund, 'refundImpossible')),
  play: async ({ canvas }) => {
    await press(canvas, 'Подтвердить возврат');
    const box = within(await page().findByRole('dialog'));
    await userEvent.type(await box.findByRole('textbox', { name: 'Номер платёжки' }), '7');
    await userEvent.click(await box.findByRole('button', { name: 'Подтвердить возврат' }));
    await says('Вернуть деньги за этот заказ нельзя');
    await waitFor(() => expect(box.getByRole('textbox', { name: 'Номер платёжки' })).toHaveValue('7'));
  },
};

export const SupportMayNotRefund: Story = {
  ...paidOne,
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Заказ 4817\s2093/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Вернуть деньги' })).toBeNull();
  },
};

export const Cancelled: Story = {
  ...invoice,
  beforeEach: ({ msw }) => {
    let isCancelled = false;
    const done = invoiced({ status: 'cancelled', cancelled_at: '2025-06-16T04:00:00Z' });
    msw.use(
      mock.ok(getOperatorOrder, () => (isCancelled ? done : invoiced())),
      mock.ok(cancelOperatorOrder, () => {
        isCancelled = true;
        return done;
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Отменить заказ');
    await answer('Причина', 'Попросил клиент', 'Отменить заказ');
    const detail = within(await canvas.findByRole('region', { name: /Заказ/ }));
    await expect(await detail.findByText('Отменён')).toBeVisible();
    await expect((await sent(cancelOperatorOrder)).body).toEqual({ reason: 'Попросил клиент' });
  },
};

export const CancelRefused: Story = {
  ...invoice,
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getOperatorOrder, invoiced()), mock.fail(cancelOperatorOrder, 'paymentRuns')),
  play: async ({ canvas }) => {
    await press(canvas, 'Отменить заказ');
    await answer('Причина', 'Попросил клиент', 'Отменить заказ');
    await says('Оплата уже началась: дождитесь её окончания');
  },
};

/** What a provider asked and was answered: for admins alone. */
export const Exchange: Story = {
  ...paidOne,
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(
        getOperatorOrder,
        paid({
          events: [
            {
              at: '2025-06-16T03:58:00Z',
              method: 'CreateTransaction',
              request: '{"amount":99000000}',
              answer: '{"state":1}',
            },
            { at: '2025-06-16T04:00:00Z', method: 'PerformTransaction', request: '{}', answer: '{"state":2}' },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Обмен с платёжной системой')).toBeVisible();
    await expect(await canvas.findByText('{"amount":99000000}')).toBeVisible();
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Номер, СТИР, сумма, телефон или имя' });
    await userEvent.type(field, '4817 2093{Enter}');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('search=4817+2093'));
    await userEvent.click(await canvas.findByText('Возвраты'));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('state=refunds'));
  },
};

export const NothingFound: Story = {
  args: { view: { state: 'refunds' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorOrders, { items: [] })),
  play: async ({ canvas }) => {
    await says('Ничего не найдено');
    await expect(await canvas.findByRole('button', { name: 'Сбросить' })).toBeVisible();
    await expect((await lastSent(listOperatorOrders, () => true)).query.state).toBe('refunds');
  },
};

export const NoneYet: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorOrders, { items: [] })),
  play: () => says('Заказов пока нет'),
};

export const Loading: Story = {
  ...paidOne,
  beforeEach: ({ msw }) => msw.use(mock.pending(listOperatorOrders), mock.pending(getOperatorOrder)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LoadError: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listOperatorOrders, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { number: '00000000' },
  beforeEach: ({ msw }) => msw.use(mock.fail(getOperatorOrder, 'unknownOrder')),
  play: () => says('Заказ не найден'),
};

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /4817\s2093/ })).toBeVisible();
    await noHorizontalScroll();
  },
};

/** On a phone what is open stands in the list's place, with the way back. */
export const MobileDetail390: Story = {
  ...invoice,
  globals: phone,
  beforeEach: ({ msw }) => msw.use(mock.ok(getOperatorOrder, invoiced())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Отметить оплаченным' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Заказы' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Номер, СТИР, сумма, телефон или имя' })).toBeNull();
    await noHorizontalScroll();
  },
};
