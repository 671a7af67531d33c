import type { OperatorPlan } from '@kasb/contract';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { Badge, Button, Card, Inline, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useEditPlan } from '../../data/usePlans.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { AskDialog } from '../../parts/AskDialog/AskDialog.tsx';
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
  const [asked, setAsked] = useState<OperatorPlan>();
  const [offered, setOffered] = useState<string>();
  const offerIt = async (plan: OperatorPlan) => {
    setOffered(plan.id);
    const { ok } = await offer.run({ params: { id: plan.id }, body: bodyOf({ ...plan, is_offered: true }) });
    if (ok) toasts.show({ text: t('plans.offeredAgain', { name: nameOf(plan) }) });
  };
  const retireIt = async (plan: OperatorPlan) => {
    const { ok } = await retire.run({ params: { id: plan.id }, body: bodyOf({ ...plan, is_offered: false }) });
    if (!ok) return;
    setAsked(undefined);
    toasts.show({ text: t('plans.retired', { name: nameOf(plan) }) });
  };
  const ask = (plan: OperatorPlan) => {
    retire.reset();
    setAsked(plan);
  };
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
                    <Button
                      size="sm"
                      aria-label={t('plans.editOf', { name: nameOf(plan) })}
                      onPress={() => setEdited(plan)}
                    >
                      {t('edit')}
                    </Button>
                    {plan.is_offered ? (
                      <Button
                        size="sm"
                        aria-label={t('plans.retireOf', { name: nameOf(plan) })}
                        onPress={() => ask(plan)}
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
      {asked && (
        <AskDialog
          title={t('plans.retireTitle', { name: nameOf(asked) })}
          text={t('plans.retireText')}
          confirm={t('plans.retire')}
          isPending={retire.isPending}
          error={retire.error}
          onConfirm={() => void retireIt(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
