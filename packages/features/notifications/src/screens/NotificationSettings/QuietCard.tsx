import { useMessages } from '@kasb/kit';
import { Card, Switch, TextField } from '@kasb/ui';
import { useState } from 'react';
import { settingsMessages } from '../../messages/settings/index.ts';
import * as css from './NotificationSettings.css.ts';
import type { SettingsCardProps } from './settingsCard.ts';

/** The hours in which chats and SMS wait. */
export function QuietCard({ change, onSave }: SettingsCardProps) {
  const t = useMessages(settingsMessages);
  const { isQuiet, quietFrom, quietTo } = change;
  return (
    <Card>
      <Switch
        labelPlacement="start"
        description={t('quietHint')}
        isSelected={isQuiet}
        className={css.quiet}
        onChange={(isOn) => onSave(change.rest({ isOn }))}
      >
        <span className={css.title}>{t('quiet')}</span>
      </Switch>
      {isQuiet && (
        <div className={css.hours}>
          <Hour
            key={`from ${quietFrom}`}
            label={t('from')}
            value={quietFrom}
            onSet={(from) => onSave(change.rest({ from }))}
          />
          <Hour key={`to ${quietTo}`} label={t('to')} value={quietTo} onSet={(to) => onSave(change.rest({ to }))} />
        </div>
      )}
    </Card>
  );
}

interface HourProps {
  label: string;
  value: string;
  onSet: (value: string) => void;
}

/** A time of the day, which counts when it is left; one that is emptied goes back. */
function Hour({ label, value, onSet }: HourProps) {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      type="time"
      label={label}
      value={typed}
      onChange={setTyped}
      onBlur={() => {
        if (typed === '') setTyped(value);
        else if (typed !== value) onSet(typed);
      }}
    />
  );
}
