import { useMessages, useWords } from '@kasb/kit';
import { Dialog, Switch, Text } from '@kasb/ui';
import { personMessages } from '../../messages/person/index.ts';
import { settable } from '../../model/funnel.ts';
import * as css from './Person.css.ts';

export interface KeysDialogProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

/** The keys of an applicant's page, and the switch that turns them off. */
export function KeysDialog({ isOn, onChange, onClose }: KeysDialogProps) {
  const t = useMessages(personMessages);
  const words = useWords();
  const keys: readonly [key: string, action: string][] = [
    ['J', t('keys.next')],
    ['K', t('keys.previous')],
    ...settable.map((status, index): [string, string] => [
      String(index + 1),
      status === 'rejected' ? t('reject') : words('application', status),
    ]),
    ['C', t('keys.message')],
    ['N', t('feed.note')],
    ['V', t('keys.vote')],
    ['?', t('keys.help')],
    ['Ctrl + Enter', t('keys.send')],
  ];
  return (
    <Dialog isOpen title={t('keys.title')} onClose={onClose}>
      <Switch isSelected={isOn} onChange={onChange}>
        {t('keys.on')}
      </Switch>
      <Text tone="muted" size="sm">
        {t('keys.onHint')}
      </Text>
      <dl className={css.keys}>
        {keys.map(([key, action]) => (
          <div key={key} className={css.keyLine}>
            <dt>
              <kbd className={css.kbd}>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
