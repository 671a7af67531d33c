import { ProblemSentence, useMessages } from '@kasb/kit';
import { Button, useToasts } from '@kasb/ui';
import { Download } from 'lucide-react';
import { useExport } from '../../data/useOwnProfile.ts';
import { candidateMessages } from '../../messages/index.ts';

/** Downloads all that is kept of the candidate. */
export function ExportButton() {
  const t = useMessages(candidateMessages);
  const toasts = useToasts();
  const { isPending, run } = useExport();
  const download = async () => {
    const result = await run();
    if (!result.ok || result.data.url === undefined)
      return toasts.show({
        tone: 'critical',
        text: (
          <ProblemSentence
            error={result.ok ? undefined : result.error}
            messages={candidateMessages}
            fallback="data.exportFailed"
          />
        ),
      });
    const link = document.createElement('a');
    link.href = result.data.url;
    link.download = '';
    link.click();
  };
  return (
    <Button size="sm" icon={<Download />} isPending={isPending} onPress={() => void download()}>
      {t('data.export')}
    </Button>
  );
}
