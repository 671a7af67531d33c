import type { FieldError, Order, OrderBody, PaymentMethod, PricingPlan } from '@kasb/contract';
import { useFieldTexts, useLinks, useMessages, useNavigate, useProblemText } from '@kasb/kit';
import { Banner, Card, Heading, Link, Text, useIsNarrow } from '@kasb/ui';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useCreateOrder, useOrders } from '../../data/useOrders.ts';
import { useSubscriptions } from '../../data/useSubscriptions.ts';
import { billingMessages } from '../../messages/index.ts';
import { renewed, runningOrder, spacedNumber } from '../../model/orders.ts';
import { checkPayer, payerNames } from '../../model/payer.ts';
import { MethodCards } from '../../parts/MethodCards/MethodCards.tsx';
import * as css from './Checkout.css.ts';
import { PayBar } from './PayBar.tsx';
import { PayerFields } from './PayerFields.tsx';
import { PhoneCode } from './PhoneCode.tsx';
import { Summary } from './Summary.tsx';

export interface CheckoutFormProps {
  plan: PricingPlan;
  methods: readonly PaymentMethod[];
  /** Of value added tax, within the price. */
  taxPercent: number;
  /** Where the terms stand that a payer accepts. */
  offer: string | undefined;
  subscriptionId?: string | undefined;
  /** Where to go on to after paying. */
  target: string | undefined;
  isPublishing: boolean;
  onLeave: (address: string) => void;
}

/** The choice and the button. What is chosen and typed stays, whatever the answer. */
export function CheckoutForm({
  plan,
  methods,
  taxPercent,
  offer,
  subscriptionId,
  target,
  isPublishing,
  onLeave,
}: CheckoutFormProps) {
  const t = useMessages(billingMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const problem = useProblemText();
  const fieldTexts = useFieldTexts();
  const [now] = useState(Date.now);
  const orders = useOrders();
  const list = orders.status === 'ready' ? orders.data.items : [];
  const last = list.find(({ method }) => methods.some(({ id }) => id === method))?.method;
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? last ?? methods[0]?.id ?? 'payme';
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  const own = useSubscriptions();
  const renewal = renewed(own.data?.subscriptions ?? [], subscriptionId, now);
  const running = runningOrder(list);
  const create = useCreateOrder();
  const [isLeaving, setLeaving] = useState(false);
  const [companyId, setCompanyId] = useState<string>();
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({});
  const form = useRef<HTMLFormElement>(null);
  // There is no phone beside a phone.
  const isNarrow = useIsNarrow(form);
  useEffect(() => {
    // React has drawn the errors by now.
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  /** The order, or nothing where it is refused. */
  const makeOrder = async (): Promise<Order | undefined> => {
    if (create.isPending || isLeaving || !method?.id || !form.current) return undefined;
    const isInvoice = method.id === 'invoice';
    const typed = isInvoice ? checkPayer(new FormData(form.current)) : undefined;
    setErrors(typed?.errors ?? {});
    if (typed?.errors) return undefined;
    const body: OrderBody = {
      planId: plan.id,
      method: method.id as OrderBody['method'],
      ...(renewal && { subscriptionId: renewal.id }),
      ...(typed && { payer: typed.payer, ...(companyId !== undefined && { companyId }) }),
      ...(target !== undefined && { redirect: target }),
    };
    const result = await create.run(body);
    if (result.ok) return result.data;
    setErrors(ofPayer(result.error.fields));
    return undefined;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const order = await makeOrder();
    if (!order) return;
    const { number, payment_url: address } = order;
    if (address === undefined) navigate(links.payment(number));
    else {
      setLeaving(true);
      onLeave(address);
    }
  };

  const safe = (
    <>
      <span>{`${t('checkout.safe')} `}</span>
      {offer !== undefined && (
        <Link href={offer} target="_blank" rel="noreferrer">
          {t('checkout.offer')}
        </Link>
      )}
    </>
  );
  const bar = (
    <PayBar
      method={method}
      note={isNarrow && safe}
      isPublishing={isPublishing && target !== undefined}
      isPending={create.isPending || isLeaving}
      error={create.error && Object.keys(errors).length === 0 ? problem(create.error) : undefined}
    />
  );
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('checkout.order')}
      className={css.columns}
      onSubmit={(event) => void submit(event)}
    >
      <div className={css.main}>
        {running && (
          <Banner tone="warning" action={<Link href={links.payment(running.number)}>{t('checkout.check')}</Link>}>
            {t('checkout.live', { number: spacedNumber(running.number) })}
          </Banner>
        )}
        <Card padding="lg" className={css.card}>
          <Heading level={2} size="h3" id="checkout-method">
            {t('subscription.method')}
          </Heading>
          <MethodCards methods={methods} value={method?.id ?? ''} onChange={setPicked} labelledBy="checkout-method">
            {method?.id === 'invoice' ? (
              <PayerFields
                errors={fieldTexts(errors)}
                companyId={companyId}
                onCompanyChange={setCompanyId}
                onEdit={(name) => setErrors((before) => without(before, name))}
              />
            ) : (
              !isNarrow && (
                <PhoneCode
                  key={method?.id}
                  name={method?.name ?? ''}
                  isPending={create.isPending}
                  makeOrder={makeOrder}
                />
              )
            )}
          </MethodCards>
        </Card>
        {!isNarrow && (
          <Text size="sm" tone="muted" className={css.safe}>
            <ShieldCheck aria-hidden className={css.shield} />
            <span>{safe}</span>
          </Text>
        )}
      </div>
      <Summary plan={plan} renewal={renewal} now={now} taxPercent={taxPercent}>
        {!isNarrow && bar}
      </Summary>
      {isNarrow && bar}
    </form>
  );
}

/** What the provider found wrong with the payer, by the names of the form. */
function ofPayer(fields: Readonly<Record<string, FieldError>>): Record<string, FieldError> {
  return Object.fromEntries(
    payerNames.flatMap((name) => {
      const found = fields[`payer.${name}`];
      return found ? [[name, found] as const] : [];
    }),
  );
}

const without = (errors: Readonly<Record<string, FieldError>>, name: string) =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name));
