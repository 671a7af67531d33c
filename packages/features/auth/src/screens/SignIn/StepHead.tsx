import { useMessages } from '@kasb/kit';
import { BackLink, Heading } from '@kasb/ui';
import type { ReactNode, Ref } from 'react';
import { authMessages } from '../../messages/index.ts';
import * as css from './SignIn.css.ts';

export interface StepHeadProps {
  title: string;
  /** One sentence under the title. */
  children: ReactNode;
  onBack: () => void;
  /** The title, where a step puts the focus on it. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Back, title and lead of a step. */
export function StepHead({ title, children, onBack, titleRef }: StepHeadProps) {
  const t = useMessages(authMessages);
  return (
    <div className={css.head}>
      <div className={css.back}>
        <BackLink onPress={onBack}>{t('back')}</BackLink>
      </div>
      <Heading level={1} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={css.title}>
        {title}
      </Heading>
      <p className={css.lead}>{children}</p>
    </div>
  );
}
