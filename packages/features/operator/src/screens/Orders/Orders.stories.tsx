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

/** The orders, each with what became of it. */
export const Default: Story = {
  parameters: {
    state: { ru: 'Заказы', rule: 'operators-orders', shows: ['Оплачен', 'Ждёт оплаты', 'Выдать подписку'] },
  },
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

/** All that the filters leave goes into a file, page after page. */
export const SavedAsFile: Story = {
  parameters: { state: { ru: 'Заказы в файле', rule: 'operators-orders', shows: ['Оплачен'] } },
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

/** The file could not be read; the list stays. */
export const FileFails: Story = {
  parameters: { state: { ru: 'Файл не собран', rule: 'operators-orders', shows: ['Не удалось загрузить данные'] } },
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

/** An invoice that waits: what came is to be written. */
export const InvoiceDetail: Story = {
  ...invoice,
  parameters: {
    ...invoice.parameters,
    state: {
      ru: 'Счёт ждёт отметки об оплате',
      rule: 'operators-orders',
      shows: ['Поступление по счёту', 'Отметить оплаченным'],
    },
  },
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
  parameters: {
    ...paidOne.parameters,
    state: { ru: 'Оплачено дважды', rule: 'operators-orders', shows: ['Оплачено дважды: заказ', 'Вернуть деньги'] },
  },
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

/** Its money came: it is paid. */
export const MarkedPaid: Story = {
  ...invoice,
  parameters: {
    ...invoice.parameters,
    state: { ru: 'Заказ отмечен оплаченным', rule: 'operators-orders', shows: ['Оплачен'] },
  },
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

/** Another was quicker: why, and what was typed stays. */
export const MarkRefused: Story = {
  tags: ['gate'],
  ...invoice,
  parameters: {
    ...invoice.parameters,
    state: { ru: 'Отметка не принята', rule: 'operators-orders', shows: ['Заказ уже закрыт'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getOperatorOrder, invoiced()), mock.fail(markOrderPaid, 'orderClosed')),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер платёжки' }), '1147');
    await press(canvas, 'Отметить оплаченным');
    await says('Заказ уже закрыт');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Номер платёжки' })).toHaveValue('1147'));
  },
};

/** Another sum came: the difference, and why it is taken. */
export const SumDiffers: Story = {
  ...invoice,
  parameters: {
    ...invoice.parameters,
    state: { ru: 'Сумма не совпала: нужна причина', rule: 'operators-orders', shows: ['Причина', 'Напишите причину'] },
  },
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
  parameters: {
    ...invoice.parameters,
    state: { ru: 'Деньги пришли после срока', rule: 'operators-orders', shows: ['Оплачен после срока'] },
  },
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

/** Click is asked to give the money back. */
export const RefundByClick: Story = {
  ...paidOne,
  parameters: {
    ...paidOne.parameters,
    state: { ru: 'Возврат через Click начат', rule: 'operators-orders', shows: ['Возврат начат'] },
  },
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

/** The money cannot go back: why, and what was typed stays. */
export const RefundImpossible: Story = {
  ...paidOne,
  parameters: {
    ...paidOne.parameters,
    state: { ru: 'Возврат невозможен', rule: 'operators-orders', shows: ['Вернуть деньги за этот заказ нельзя'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(refundOrder, 'refundImpossible')),
  play: async ({ canvas }) => {
    await press(canvas, 'Вернуть деньги');
    await answer('Причина', 'Оплатили дважды', 'Вернуть');
    await says('Вернуть деньги за этот заказ нельзя');
    const box = within(await page().findByRole('alertdialog'));
    await waitFor(() => expect(box.getByRole('textbox')).toHaveValue('Оплатили дважды'));
  },
};

/** Payme gives money back in its cabinet. */
export const RefundByPaymeAsksForCabinet: Story = {
  ...paidOne,
  parameters: {
    ...paidOne.parameters,
    state: { ru: 'Payme: вернуть в кабинете', rule: 'operators-orders', shows: ['Возврат начат'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getOperatorOrder, refunding())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Верните деньги в кабинете Payme: заказ 4817\s2093/)).toBeVisible();
    const detail = within(await canvas.findByRole('region', { name: /Заказ/ }));
    await expect(detail.queryByText('Возвращён')).toBeNull();
  },
};

let clock: ReturnType<typeof fakeClock>;

/** The money went back in Payme's cabinet: the page shows it by itself. */
export const RefundByPaymeEnds: Story = {
  ...paidOne,
  parameters: {
    ...paidOne.parameters,
    state: { ru: 'Payme: возврат завершён, видно без перезагрузки', rule: 'operators-orders', shows: ['Возвращён'] },
  },
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

/** The bank refused: its words, and another try. */
export const RefundRefusedByBank: Story = {
  ...paidOne,
  parameters: {
    ...paidOne.parameters,
    state: { ru: 'Банк отказал в возврате', rule: 'operators-orders', shows: ['Банк отказал', 'Повторить возврат'] },
  },
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

/** The bank’s paper says that the money is back. */
export const RefundConfirmed: Story = {
  ...invoice,
  parameters: {
    ...invoice.parameters,
    state: { ru: 'Возврат по счёту подтверждён', rule: 'operators-orders', shows: ['Возвращён'] },
  },
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

/** It was not confirmed: why. */
export const ConfirmRefused: Story = {
  ...invoice,
  parameters: {
    ...invoice.parameters,
    state: { ru: 'Подтверждение не принято', rule: 'operators-orders', shows: ['Вернуть деньги за этот заказ нельзя'] },
  },
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

/** Support sees the order, and gives nothing back. */
export const SupportMayNotRefund: Story = {
  ...paidOne,
  parameters: {
    ...paidOne.parameters,
    state: { ru: 'Поддержка не возвращает деньги', rule: 'operators-orders', shows: ['Оплачен'] },
  },
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Заказ 4817\s2093/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Вернуть деньги' })).toBeNull();
  },
};

/** The order is cancelled. */
export const Cancelled: Story = {
  ...invoice,
  parameters: { ...invoice.parameters, state: { ru: 'Заказ отменён', rule: 'operators-orders', shows: ['Отменён'] } },
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

/** Somebody pays it just now: why it stays. */
export const CancelRefused: Story = {
  ...invoice,
  parameters: {
    ...invoice.parameters,
    state: {
      ru: 'Отмена не принята',
      rule: 'operators-orders',
      shows: ['Оплата уже началась: дождитесь её окончания'],
    },
  },
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
  parameters: {
    ...paidOne.parameters,
    state: { ru: 'Обмен с платёжной системой', rule: 'operators-orders', shows: ['Обмен с платёжной системой'] },
  },
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

/** A number is looked for, and a kind chosen: both in the address. */
export const Searched: Story = {
  parameters: { state: { ru: 'Поиск и отбор', rule: 'operators-orders', shows: ['Возвраты'] } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Номер, СТИР, сумма, телефон или имя' });
    await userEvent.type(field, '4817 2093{Enter}');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('search=4817+2093'));
    await userEvent.click(await canvas.findByText('Возвраты'));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('state=refunds'));
  },
};

/** Nothing is like that; reset. */
export const NothingFound: Story = {
  parameters: {
    state: { ru: 'Ничего не найдено', rule: 'operators-orders', shows: ['Ничего не найдено', 'Сбросить'] },
  },
  args: { view: { state: 'refunds' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorOrders, { items: [] })),
  play: async ({ canvas }) => {
    await says('Ничего не найдено');
    await expect(await canvas.findByRole('button', { name: 'Сбросить' })).toBeVisible();
    await expect((await lastSent(listOperatorOrders, () => true)).query.state).toBe('refunds');
  },
};

/** There are no orders. */
export const NoneYet: Story = {
  parameters: { state: { ru: 'Заказов пока нет', rule: 'operators-orders', shows: ['Заказов пока нет'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorOrders, { items: [] })),
  play: () => says('Заказов пока нет'),
};

/** The list is being read. */
export const Loading: Story = {
  ...paidOne,
  parameters: { ...paidOne.parameters, state: { ru: 'Загрузка', rule: 'operators-orders', shows: ['Заказы'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listOperatorOrders), mock.pending(getOperatorOrder)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The list did not load. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки', rule: 'operators-orders', shows: ['Не удалось загрузить данные', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listOperatorOrders, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** The order of the address is not there. */
export const NotFound: Story = {
  parameters: { state: { ru: 'Заказ не найден', rule: 'operators-orders', shows: ['Заказ не найден'] } },
  args: { number: '00000000' },
  beforeEach: ({ msw }) => msw.use(mock.fail(getOperatorOrder, 'unknownOrder')),
  play: () => says('Заказ не найден'),
};

/** On a phone each row is a card. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Телефон: карточки', rule: 'operators-orders', shows: ['Оплачен'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /4817\s2093/ })).toBeVisible();
    await noHorizontalScroll();
  },
};

/** On a phone what is open stands in the list's place, with the way back. */
export const MobileDetail390: Story = {
  ...invoice,
  parameters: {
    ...invoice.parameters,
    state: { ru: 'Телефон: открытый заказ', rule: 'operators-orders', shows: ['Отметить оплаченным'] },
  },
  globals: phone,
  beforeEach: ({ msw }) => msw.use(mock.ok(getOperatorOrder, invoiced())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Отметить оплаченным' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Заказы' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Номер, СТИР, сумма, телефон или имя' })).toBeNull();
    await noHorizontalScroll();
  },
};
