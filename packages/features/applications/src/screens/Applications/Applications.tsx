'use client';
import type { MessagesOf } from '@kasb/kit';
import { useMessages } from '@kasb/kit';
import { Heading, Text } from '@kasb/ui';
import * as css from '../../components/ApplicationBrowser/ApplicationBrowser.css.ts';
import { ApplicationBrowser } from '../../components/ApplicationBrowser/ApplicationBrowser.tsx';
import type { ApplicationBrowserProps } from '../../components/ApplicationBrowser/ApplicationBrowser.tsx';
import { ScreenFrame } from '../../components/ScreenFrame/ScreenFrame.tsx';
import { applicationsMessages } from '../../messages/index.ts';

export interface ApplicationsProps {
  /** What is shown; the host keeps it in its address (`applicationsViewFromQuery`, `queryFromApplicationsView`). */
  view: ApplicationBrowserProps['view'];
  /** The person chose something else to see; `replace` asks to put it in place of the present address. */
  onViewChange: ApplicationBrowserProps['onViewChange'];
  /** The block on the interview of one application, below the open one. @default nothing */
  interview?: ApplicationBrowserProps['interview'];
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof applicationsMessages>;
}

/** All applications: filter by status, the list, the open one beside it (docs/domain.md#applications). */
export function Applications({ messages, ...props }: ApplicationsProps) {
  return (
    <ScreenFrame messages={messages}>
      <ApplicationBrowser {...props} renderHead={(total) => <Head total={total} />} />
    </ScreenFrame>
  );
}

function Head({ total }: { total: number | undefined }) {
  const t = useMessages(applicationsMessages);
  return (
    <div className={css.head}>
      <div className={css.names}>
        <Heading level={1}>{t('list.title')}</Heading>
        <Text tone="muted">{total ? t('list.count', { count: total }) : '\u00a0'}</Text>
      </div>
    </div>
  );
}
