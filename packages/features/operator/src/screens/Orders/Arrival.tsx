import type { OperatorOrder } from '@kasb/contract';
import { moneyMessages } from '@kasb/domain/money';
import { KeptText, useFormat, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, Stack, Text, TextArea, TextField, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useOrderActions } from '../../data/useOrders.ts';
import { operatorMessages } from '../../messages/index.ts';
import { sumOf, today } from '../../model/orders.ts';
import { DetailPart } from '../../parts/Listing/Detail.tsx';
import * as css from './Orders.css.ts';

const fewestLetters = 5;

/** Money of an invoice that came: another sum, or one that comes late, asks why it is taken. */
export function Arrival({ order }: { order: OperatorOrder }) {
  const t = useMessages(operatorMessages);
  const money = useMessages(moneyMessages);
  const format = useFormat();
  const problem = useProblemText();
  const toasts = useToasts();
  const { markPaid } = useOrderActions();
  const { number, amount = 0, currency = 'UZS' } = order;
  const [paidOn, setPaidOn] = useState(() => today(Date.now()));
  const [document, setDocument] = useState('');
  const [typed, setTyped] = useState(() => format.number(amount));
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const sum = sumOf(typed);
  const missing = amount - (sum ?? 0);
  const isLate = order.status === 'expired';
  const needsReason = isLate || (sum !== undefined && missing !== 0);
  const isReasonMissing = needsReason && reason.trim().length < fewestLetters;
  const send = async () => {
    setTold(true);
    const documentNumber = document.trim();
    if (sum === undefined || documentNumber === '' || paidOn === '' || isReasonMissing) return;
    const body = { paidOn, documentNumber, amount: sum, ...(needsReason && { reason: reason.trim() }) };
    const result = await markPaid.run({ params: { number }, body });
    if (result.ok) toasts.show({ text: <KeptText messages={operatorMessages} text="action.order.marked_paid" /> });
  };
  const difference =
    missing > 0
      ? t('orders.tooLittle', { sum: format.money(missing, currency) })
      : t('orders.tooMuch', { sum: format.money(-missing, currency) });
  const noSum = isTold ? t('orders.sumNeeded') : undefined;
  const sumProblem = sum === undefined ? noSum : missing === 0 ? undefined : difference;
  return (
    <DetailPart title={t('orders.arrival')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap={3}>
          <div className={css.pair}>
            <TextField
              label={t('orders.paidOn')}
              type="date"
              value={paidOn}
              onChange={setPaidOn}
              errorMessage={isTold && paidOn === '' ? t('orders.dayNeeded') : undefined}
            />
            <TextField
              label={t('orders.document')}
              value={document}
              maxLength={50}
              onChange={setDocument}
              errorMessage={isTold && document.trim() === '' ? t('orders.documentNeeded') : undefined}
            />
          </div>
          <TextField
            label={t('orders.came', { currency: currency === 'UZS' ? money('sum') : currency })}
            inputMode="numeric"
            value={typed}
            onChange={setTyped}
            confirmation={missing === 0 ? t('orders.same') : undefined}
            errorMessage={sumProblem}
          />
          {needsReason && (
            <TextArea
              label={t('reason')}
              hint={isLate ? t('orders.late') : undefined}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={setReason}
              errorMessage={isTold && isReasonMissing ? t('list.reasonNeeded') : undefined}
            />
          )}
          <Banner tone="critical">{markPaid.error && problem(markPaid.error, t('changeFailed'))}</Banner>
          <Button type="submit" variant="primary" isPending={markPaid.isPending}>
            {t('orders.markPaid')}
          </Button>
          <Text size="xs" tone="muted">
            {t('orders.markPaidHint', { name: order.plan?.name ?? '' })}
          </Text>
        </Stack>
      </form>
    </DetailPart>
  );
}
