import Inbox from 'lucide-react/icons/inbox';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToastProvider, useToasts } from '../Toast/ToastProvider.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { OverviewSection } from './OverviewSection.tsx';

export function Overlays() {
  return (
    <OverviewSection title="Tooltip, Menu, Popover, Toast, Dialog">
      <Stack gap={4} align="start">
        <Tooltip text="Подсказка">
          <Button>С подсказкой</Button>
        </Tooltip>
        <Menu
          label="Ещё действия"
          trigger={<Button>Ещё действия</Button>}
          items={[
            { id: 'edit', label: 'Редактировать', icon: <Pencil /> },
            { id: 'applications', label: 'Заявки', icon: <Inbox /> },
            { id: 'delete', label: 'Удалить', icon: <Trash2 />, isDangerous: true },
          ]}
        />
        <Popover label="Подробности" trigger={<Button>Подробности</Button>}>
          Промпт из базы, сфера «Текстиль»
        </Popover>
        <ToastProvider>
          <ActionMenu />
        </ToastProvider>
      </Stack>
    </OverviewSection>
  );
}

function ActionMenu() {
  const toasts = useToasts();
  const [isAsked, setAsked] = useState(false);
  return (
    <Inline>
      <Button onPress={() => toasts.show({ text: 'Статус заявки обновлен' })}>Показать тост</Button>
      <Button variant="danger-quiet" onPress={() => setAsked(true)}>
        Удалить
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Вы уверены, что хотите удалить эту вакансию?"
        text="Это действие нельзя отменить."
        confirm="Удалить"
        tone="danger"
        onConfirm={() => setAsked(false)}
        onCancel={() => setAsked(false)}
      />
    </Inline>
  );
}
