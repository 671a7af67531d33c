import { KeptText, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, Dialog, Stack, TextField, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useOrderActions } from '../../data/useOrders.ts';
import { operatorMessages } from '../../messages/index.ts';
import { spacedNumber, today } from '../../model/orders.ts';

/** Asks by which paper of the bank the money of an invoice went back, and when. */
export function RefundDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const toasts = useToasts();
  const { confirmRefund } = useOrderActions();
  const [paidOn, setPaidOn] = useState(() => today(Date.now()));
  const [document, setDocument] = useState('');
  const [isTold, setTold] = useState(false);
  const documentNumber = document.trim();
  const send = async () => {
    setTold(true);
    if (paidOn === '' || documentNumber === '') return;
    const result = await confirmRefund.run({ params: { number }, body: { paidOn, documentNumber } });
    if (!result.ok) return;
    toasts.show({ text: <KeptText messages={operatorMessages} text="action.order.refunded" /> });
    onClose();
  };
  return (
    <Dialog
      isOpen
      isDirty={document !== ''}
      title={t('orders.confirmTitle', { n: spacedNumber(number) })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={confirmRefund.isPending} onPress={() => void send()}>
            {t('orders.confirmRefund')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <TextField
          label={t('orders.document')}
          autoFocus
          value={document}
          maxLength={50}
          onChange={setDocument}
          errorMessage={isTold && documentNumber === '' ? t('orders.documentNeeded') : undefined}
        />
        <TextField
          label={t('orders.backOn')}
          type="date"
          value={paidOn}
          onChange={setPaidOn}
          errorMessage={isTold && paidOn === '' ? t('orders.dayNeeded') : undefined}
        />
        <Banner tone="critical">{confirmRefund.error && problem(confirmRefund.error, t('changeFailed'))}</Banner>
      </Stack>
    </Dialog>
  );
}
