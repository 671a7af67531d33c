import { Button } from '@kasb/ui';
import { RefreshCw } from 'lucide-react';
import * as css from './Trouble.css.ts';

export interface TroubleProps {
  title: string;
  text: string;
  /** Words of the way on. */
  action: string;
  onAction: () => void;
}

/** A page that cannot be shown: what happened, and the way on. It is in every first load, so it is made of little. */
export function Trouble({ title, text, action, onAction }: TroubleProps) {
  return (
    <div role="alert" className={css.trouble}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      <Button variant="primary" icon={<RefreshCw />} onPress={onAction}>
        {action}
      </Button>
    </div>
  );
}
