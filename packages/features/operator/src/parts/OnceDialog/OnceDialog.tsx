import { useMessages } from '@kasb/kit';
import { Button, Dialog, Stack, Text } from '@kasb/ui';
import { Copy } from 'lucide-react';
import { useCopy } from '../../data/useCopy.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import * as css from './OnceDialog.css.ts';

interface OnceDialogProps {
  title: string;
  /** What it is for, and that it is not shown again. */
  text: string;
  /** What is shown this once. */
  secret: string;
  onDone: () => void;
}

/** A secret that is shown once: it stands there until somebody says that they have it. */
export function OnceDialog({ title, text, secret, onDone }: OnceDialogProps) {
  const t = useMessages(platformMessages);
  const copy = useCopy();
  return (
    <Dialog
      isOpen
      title={title}
      footer={
        <>
          <Button icon={<Copy />} onPress={() => void copy(secret)}>
            {t('copyCode')}
          </Button>
          <Button variant="primary" onPress={onDone}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <code className={css.secret}>{secret}</code>
        <Text tone="muted">{text}</Text>
      </Stack>
    </Dialog>
  );
}
