import { useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { applicationsMessages } from '../../messages/index.ts';
import { SettingsDialog } from '../Settings/lazySettings.ts';
import * as css from './ApplicationBrowser.css.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import type { LayoutSwitchProps } from './LayoutSwitch.tsx';

export interface WaysProps extends LayoutSwitchProps {
  vacancyId: string | undefined;
}

/** The ways to look at the applications, and what the company set for them. */
export function Ways({ vacancyId, ...layout }: WaysProps) {
  const t = useMessages(applicationsMessages);
  const [isSetting, setSetting] = useState(false);
  return (
    <div className={css.view}>
      <LayoutSwitch {...layout} />
      <Button variant="quiet" size="sm" icon={<SlidersHorizontal />} onPress={() => setSetting(true)}>
        {t('view.settings')}
      </Button>
      {isSetting && (
        <Suspense>
          <SettingsDialog vacancyId={vacancyId} onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </div>
  );
}
