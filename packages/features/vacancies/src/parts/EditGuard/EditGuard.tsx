import type { VacancyEditCheck } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { AlertDialog, Button } from '@kasb/ui';
import { ArrowRight, Check, ShieldAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { vacanciesMessages } from '../../messages/index.ts';
import { SimilarityMeter } from '../../parts/SimilarityMeter/SimilarityMeter.tsx';
import * as css from './EditGuard.css.ts';

export interface EditGuardProps {
  /** What the guard said; nothing: the dialog is closed. */
  check: VacancyEditCheck | undefined;
  /** Title of the vacancy as it is saved; a new one has none. */
  was: string | undefined;
  /** Title in the form. */
  became: string;
  /** The forced save is under way. */
  isPending: boolean;
  /** Back to the form, as it is. */
  onReturn: () => void;
  /** The saved values come back; a new vacancy has none, so it is not offered. */
  onCancel?: () => void;
  /** Saves in spite of the guard. */
  onForce: () => void;
}

/** Says why a vacancy may not become another position, and what may be changed (docs/domain.md#edit-guard). */
export function EditGuard({ check, was, became, isPending, onReturn, onCancel, onForce }: EditGuardProps) {
  const t = useMessages(vacanciesMessages);
  return (
    <AlertDialog
      isOpen={check !== undefined}
      size="lg"
      tone="critical"
      icon={<ShieldAlert />}
      title={t('guard.title')}
      subtitle={was === undefined ? t('guard.textNew') : t('guard.text')}
      onCancel={onReturn}
      footerStart={
        <Button variant="danger-quiet" isPending={isPending} onPress={onForce}>
          {t('guard.force')}
        </Button>
      }
      footer={
        <>
          {onCancel && <Button onPress={onCancel}>{t('guard.cancel')}</Button>}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer takes the focus */}
          <Button variant="primary" autoFocus onPress={onReturn}>
            {t('guard.return')}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        {was !== undefined && was !== became && (
          <dl className={css.change}>
            <Side label={t('guard.was')} title={was} />
            <ArrowRight aria-hidden className={css.arrow} />
            <Side label={t('guard.became')} title={became} />
          </dl>
        )}
        <SimilarityMeter score={check?.similarityScore} />
        {check?.reason && <p className={css.text}>{check.reason}</p>}
        {check && check.warnings.length > 0 && (
          <ul className={css.warnings} aria-label={t('guard.warnings')}>
            {check.warnings.map((warning, index) => (
              <li key={index}>{warning}</li>
            ))}
          </ul>
        )}
        <div className={css.rules}>
          <Rules
            title={t('guard.allowed')}
            icon={<Check className={css.allowed} />}
            rules={[t('guard.allowedTitle'), t('guard.allowedTexts'), t('guard.allowedSalary')]}
          />
          <Rules
            title={t('guard.forbidden')}
            icon={<X className={css.forbidden} />}
            rules={[t('guard.forbiddenRole'), t('guard.forbiddenLevel'), t('guard.forbiddenField')]}
          />
        </div>
      </div>
    </AlertDialog>
  );
}

function Side({ label, title }: { label: string; title: string }) {
  return (
    <div className={css.side}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.title}>{title}</dd>
    </div>
  );
}

function Rules({ title, icon, rules }: { title: string; icon: ReactNode; rules: readonly string[] }) {
  return (
    <div className={css.rule}>
      <strong className={css.strong}>{title}</strong>
      <ul className={css.list}>
        {rules.map((rule) => (
          <li key={rule} className={css.item}>
            {icon}
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
