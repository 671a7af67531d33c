import type { PaymentMethod } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { cx } from '@kasb/ui';
import { CreditCard, Landmark, Smartphone, Wallet } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { billingMessages } from '../../messages/index.ts';
import * as css from './MethodCards.css.ts';

export interface MethodCardsProps {
  methods: readonly PaymentMethod[];
  value: string;
  onChange: (value: string) => void;
  /** The id of the question. */
  labelledBy: string;
  /** What the chosen card opens. */
  children?: ReactNode;
}

const icons: Record<string, typeof Wallet> = { payme: Wallet, click: Smartphone, invoice: Landmark };

/** The ways to pay, a card each: arrows move and choose. */
export function MethodCards({ methods, value, onChange, labelledBy, children }: MethodCardsProps) {
  const t = useMessages(billingMessages);
  const group = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={css.cards}>
      {methods.map(({ id = '', name = id }) => {
        const isChosen = id === value;
        const Icon = icons[id] ?? CreditCard;
        const label = `${group}-${id}`;
        return (
          <div key={id} className={cx(css.card, isChosen && css.chosen)}>
            <label className={css.row}>
              <input
                type="radio"
                name={group}
                value={id}
                checked={isChosen}
                className={css.radio}
                aria-labelledby={label}
                aria-describedby={`${label}-more`}
                onChange={() => onChange(id)}
              />
              <span className={css.icon}>
                <Icon aria-hidden />
              </span>
              <span className={css.words}>
                <span id={label} className={css.name}>
                  {id === 'invoice' ? t('checkout.invoice') : name}
                </span>
                <span id={`${label}-more`} className={css.more}>
                  {id === 'invoice' ? t('checkout.invoiceHint') : t('checkout.card', { name })}
                </span>
              </span>
            </label>
            {isChosen && children && <div className={css.inside}>{children}</div>}
          </div>
        );
      })}
    </div>
  );
}
