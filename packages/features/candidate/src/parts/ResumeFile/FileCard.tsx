import type { Resume } from '@kasb/contract';
import { ProblemSentence, sameOriginPath, useFormat, useMessages } from '@kasb/kit';
import { Banner, Button, Card, IconButton, Link, ProgressBar, Text, useToasts } from '@kasb/ui';
import { FileText, Trash2, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFileUpload } from '../../data/useFileUpload.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import * as css from './FileCard.css.ts';
import { takeFile } from './handedFile.ts';
import { PickFile } from './PickFile.tsx';

/** The one PDF of a resume: sent by parts, told of while it goes, taken off (docs/domain.md#resume-file). */
export function FileCard({ resume }: { resume: Resume }) {
  const t = useMessages(resumeMessages);
  const format = useFormat();
  const toasts = useToasts();
  const { upload, isRemoving, send, cancel, remove } = useFileUpload(resume.id);
  const [isRefused, setRefused] = useState(false);
  const { file } = resume;
  const isUnderWay = upload.status === 'uploading' || upload.status === 'waiting';

  const pick = (picked: File | undefined) => {
    setRefused(!picked);
    if (picked) void send(picked);
  };
  const takeOver = useEffectEvent(() => {
    const handed = takeFile(resume.id);
    if (handed) void send(handed);
  });
  // After what strict mode mounts twice: the first would be stopped at once.
  useEffect(() => {
    const timer = setTimeout(takeOver);
    return () => clearTimeout(timer);
  }, []);
  const takeOff = async () => {
    const result = await remove();
    if (!result.ok)
      toasts.show({
        tone: 'critical',
        text: <ProblemSentence error={result.error} messages={resumeMessages} fallback="page.actionFailed" />,
      });
  };
  return (
    <Card title={t('file')}>
      <div className={css.root}>
        {file && !isUnderWay && (
          <div className={css.row}>
            <span className={css.glyph}>
              <FileText />
            </span>
            <span className={css.words}>
              <Link className={css.name} href={sameOriginPath(file.url ?? '') ?? ''} download>
                {file.name}
              </Link>
              <Text as="span" size="xs" tone="muted">
                {t('file.size', { size: format.number(Math.max(0.1, Math.round((file.size ?? 0) / 104_857.6) / 10)) })}
              </Text>
            </span>
            <IconButton size="sm" aria-label={t('file.remove')} isPending={isRemoving} onPress={() => void takeOff()}>
              <Trash2 />
            </IconButton>
          </div>
        )}
        {isUnderWay && (
          <div className={css.sending}>
            <Text as="span" size="sm" aria-hidden>
              {t('file.uploading', { percent: upload.percent })}
            </Text>
            <ProgressBar
              isValueHidden
              label={t('file.uploading', { percent: upload.percent })}
              value={upload.percent}
              limit={100}
            />
            {upload.status === 'waiting' && (
              <Text size="sm" tone="muted" role="status">
                {t('file.waiting')}
              </Text>
            )}
          </div>
        )}
        {isRefused && <Banner tone="critical">{t('file.refused')}</Banner>}
        {upload.status === 'failed' && (
          <Banner tone="critical">
            <ProblemSentence error={upload.reason} messages={resumeMessages} fallback="file.failed" />
          </Banner>
        )}
        {isUnderWay ? (
          <Button className={css.pick} onPress={cancel}>
            {t('undo')}
          </Button>
        ) : (
          <PickFile className={css.pick} icon={<Upload />} onPick={pick}>
            {t(file ? 'file.replace' : 'file.choose')}
          </PickFile>
        )}
        <Text size="sm" tone="muted">
          {t('file.hint')}
        </Text>
      </div>
    </Card>
  );
}
