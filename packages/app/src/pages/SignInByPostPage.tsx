import { SignInByPost } from '@kasb/auth';
import { ru } from '@kasb/domain/problems/ru';
import { uz } from '@kasb/domain/problems/uz';
import { useKasb, useMessages } from '@kasb/kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { LanguageLink } from '../header/LanguageLink.tsx';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { postedSteps, refusalOfQuery } from './postedSteps.ts';
import { fromOfQuery } from './wayBack.ts';

const words: Record<'ru' | 'uz', Partial<Record<string, string>>> = { ru, uz };
/** They tell less than the step knows of what was sent. */
const vague = ['invalid', 'internal', 'malformed'];

/** `/sign-in/phone`, `/code` and `/register`: what follows the phone where no script runs. */
export function Component() {
  const t = useMessages(appMessages);
  const { locale } = useKasb();
  usePageTitle(t('title.signIn'));
  const { step: asked } = useParams();
  const step = postedSteps.find((each) => each === asked) ?? 'phone';
  const [query] = useSearchParams();
  const code = refusalOfQuery(query);
  return (
    <main>
      <SignInByPost
        step={step}
        action={step === 'phone' ? '/auth/start' : `/auth/${step}`}
        from={fromOfQuery(query)}
        hasFailed={code !== undefined}
        reason={code === undefined || vague.includes(code) ? undefined : words[locale][code]}
        footer={<LanguageLink isFlush />}
      />
    </main>
  );
}
