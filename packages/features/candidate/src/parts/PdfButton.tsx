import { ProblemSentence, sameOriginPath, useMessages } from '@kasb/kit';
import { Button, useToasts } from '@kasb/ui';
import type { ButtonProps } from '@kasb/ui';
import { useResumePdf } from '../data/useResumes.ts';
import { resumeMessages } from '../messages/resumes/index.ts';

export interface PdfButtonProps extends Pick<ButtonProps, 'icon' | 'size' | 'variant'> {
  resumeId: string;
}

/** Downloads the resume as PDF: made by the provider, since browsers within messengers cannot print. */
export function PdfButton({ resumeId, ...props }: PdfButtonProps) {
  const t = useMessages(resumeMessages);
  const toasts = useToasts();
  const pdf = useResumePdf(resumeId);
  const download = async () => {
    const result = await pdf.run();
    const path = result.ok && result.data.url !== undefined ? sameOriginPath(result.data.url) : undefined;
    if (path === undefined) {
      const error = result.ok ? undefined : result.error;
      const text = <ProblemSentence error={error} messages={resumeMessages} fallback="page.actionFailed" />;
      return toasts.show({ tone: 'critical', text });
    }
    const link = document.createElement('a');
    link.href = path;
    link.download = '';
    link.click();
  };
  return (
    <Button {...props} isPending={pdf.isPending} onPress={() => void download()}>
      {t('pdf')}
    </Button>
  );
}
