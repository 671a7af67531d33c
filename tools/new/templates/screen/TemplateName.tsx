'use client';
import { Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Heading, Page } from '@kasb/ui';
import { templateFeatureMessages } from '../../messages/index.ts';
import * as css from './TemplateName.css.ts';

export interface TemplateNameProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof templateFeatureMessages>;
}

/** TODO: one sentence, what it is for. */
export function TemplateName({ messages }: TemplateNameProps) {
  return (
    <Screen bundle={templateFeatureMessages} overrides={messages}>
      <TemplateNameScreen />
    </Screen>
  );
}

function TemplateNameScreen() {
  const t = useMessages(templateFeatureMessages);
  return (
    <Page width="mid">
      <Heading level={1} className={css.title}>
        {t('templateName.title')}
      </Heading>
    </Page>
  );
}
