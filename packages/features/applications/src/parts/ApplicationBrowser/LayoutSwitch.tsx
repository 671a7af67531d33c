import { useMessages } from '@kasb/kit';
import { Segmented } from '@kasb/ui';
import { Columns3, List } from 'lucide-react';
import { applicationsMessages } from '../../messages/index.ts';
import type { ApplicationsLayout } from '../../model/applicationsView.ts';

export interface LayoutSwitchProps {
  layout: ApplicationsLayout;
  onChange: (layout: ApplicationsLayout) => void;
}

/** As a list or as a board. */
export function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const t = useMessages(applicationsMessages);
  return (
    <Segmented
      size="sm"
      label={t('view.label')}
      isLabelHidden
      options={[
        { value: 'list', label: t('view.list'), icon: <List /> },
        { value: 'board', label: t('view.board'), icon: <Columns3 /> },
      ]}
      value={layout}
      onChange={(next) => onChange(next === 'board' ? 'board' : 'list')}
    />
  );
}
