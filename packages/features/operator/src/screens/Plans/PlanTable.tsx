import type { OperatorPlan } from '@kasb/contract';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { Badge, Button, Card, Inline, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useEditPlan } from '../../data/usePlans.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { useAsked } from '../../parts/AskDialog/useAsked.tsx';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
import { Table } from '../../parts/Table/Table.tsx';
import { bodyOf } from './draft.ts';
import { PlanDialog } from './PlanDialog.tsx';

const nameOf = ({ name = '' }: OperatorPlan) => name;

/** The plans with what they cost and give, and how many have each; admins change one, and take it off the market. */
export function PlanTable({ items }: { items: readonly OperatorPlan[] }) {
  const t = useMessages(platformMessages);
  const format = useFormat();
  const words = useWords();
  const toasts = useToasts();
  const { operator } = useRoom();
  const offer = useEditPlan();
  const retire = useEditPlan();
  const [edited, setEdited] = useState<OperatorPlan>();
  const [offered, setOffered] = useState<string>();
  const offerIt = async (plan: OperatorPlan) => {
    setOffered(plan.id);
    const { ok } = await offer.run({ params: { id: plan.id }, body: bodyOf({ ...plan, is_offered: true }) });
    if (ok) toasts.show({ text: t('plans.offeredAgain', { name: nameOf(plan) }) });
  };
  const retirement = useAsked({
    action: retire,
    send: (plan: OperatorPlan) => retire.run({ params: { id: plan.id }, body: bodyOf({ ...plan, is_offered: false }) }),
    words: (plan) => ({
      title: t('plans.retireTitle', { name: nameOf(plan) }),
      text: t('plans.retireText'),
      confirm: t('plans.retire'),
      done: t('plans.retired', { name: nameOf(plan) }),
    }),
  });
  return (
    <>
      <CommandFailure error={offer.error} />
      <Card padding="none">
        <Table
          label={t('section.plans')}
          items={items}
          keyOf={({ id }) => id}
          columns={[
            { label: t('name'), renderCell: nameOf },
            {
              label: t('plans.period'),
              renderCell: ({ billing_period: period }) => period && words('period', period),
            },
            {
              label: t('plans.price'),
              isNumber: true,
              renderCell: ({ price, currency = 'UZS' }) => format.money(price, currency),
            },
            {
              label: t('postings'),
              isNumber: true,
              renderCell: ({ postings_limit: limit }) =>
                limit === undefined ? t('plans.unlimited') : format.number(limit),
            },
            {
              label: t('section.subscriptions'),
              isNumber: true,
              renderCell: ({ subscriptions_count: count = 0 }) => format.number(count),
            },
            {
              label: t('status'),
              renderCell: ({ is_offered: isOffered }) =>
                isOffered ? (
                  <Badge tone="positive">{t('plans.offered')}</Badge>
                ) : (
                  <Badge>{t('plans.notOffered')}</Badge>
                ),
            },
            {
              label: t('edit'),
              isActions: true,
              renderCell: (plan) =>
                operator.role === 'admin' && (
                  <Inline gap={2}>
                    <Button size="sm" aria-label={t('editOf', { name: nameOf(plan) })} onPress={() => setEdited(plan)}>
                      {t('edit')}
                    </Button>
                    {plan.is_offered ? (
                      <Button
                        size="sm"
                        aria-label={t('plans.retireOf', { name: nameOf(plan) })}
                        onPress={() => retirement.ask(plan)}
                      >
                        {t('plans.retire')}
                      </Button>
                    ) : (
                      <Button
                        size="sm"
                        aria-label={t('plans.offerOf', { name: nameOf(plan) })}
                        isPending={offer.isPending && offered === plan.id}
                        onPress={() => void offerIt(plan)}
                      >
                        {t('plans.offer')}
                      </Button>
                    )}
                  </Inline>
                ),
            },
          ]}
        />
      </Card>
      {edited && (
        <PlanDialog
          plan={edited}
          onClose={() => setEdited(undefined)}
          onDone={(name) => {
            setEdited(undefined);
            toasts.show({ text: t('plans.saved', { name }) });
          }}
        />
      )}
      {retirement.question}
    </>
  );
}
