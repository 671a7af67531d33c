import type { NotificationSettings } from '@kasb/contract';
import type { Result } from '@kasb/kit';
import type { SettingsChange } from '../../data/useSettings.ts';

/** What every card of changes gets. */
export interface SettingsCardProps {
  settings: NotificationSettings;
  change: SettingsChange;
  /** Tells when it did not go. */
  onSave: (saving: Promise<Result<unknown>>) => void;
}
