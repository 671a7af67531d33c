import { SignInByPost } from '@kasb/auth';
import { ru } from '@kasb/domain/problems/ru';
import { uz } from '@kasb/domain/problems/uz';
import { spoken } from '@kasb/domain/say';
import { publicMessages, useKasb, useMessages } from '@kasb/kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { LanguageLink } from '../header/LanguageLink.tsx';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { countryOfQuery, postedSteps, refusalOfQuery } from './postedSteps.ts';
import { fromOfQuery } from './wayBack.ts';

const words: Record<'ru' | 'uz', Partial<Record<string, string>>> = { ru, uz };
/** They tell less than the step knows of what was sent. */
const vague = ['invalid', 'internal', 'malformed'];

/** `/sign-in/phone`, `/code` and `/register`: what follows the phone where no script runs. */
export function Component() {
  const t = useMessages(appMessages);
  usePageTitle(t('title.signIn'));
  const { step: asked } = useParams();
  const step = postedSteps.find((each) => each === asked) ?? 'phone';
  const [query] = useSearchParams();
  const code = refusalOfQuery(query);
  const reason = useReason(code, countryOfQuery(query));
  return (
    <main>
      <SignInByPost
        step={step}
        action={step === 'phone' ? '/auth/start' : `/auth/${step}`}
        from={fromOfQuery(query)}
        hasFailed={code !== undefined}
        reason={reason}
        footer={<LanguageLink isFlush />}
      />
    </main>
  );
}

/** Why it was refused, where a code says more than the step does. */
function useReason(code: ReturnType<typeof refusalOfQuery>, country: string | undefined): string | undefined {
  const t = useMessages(publicMessages);
  const { locale } = useKasb();
  switch (code) {
    case undefined:
      return undefined;
    case 'foreignPhone':
      return country === undefined ? t('phoneInvalid') : t('phoneForeign', { ...spoken({ country }, locale) });
    case 'severalPhones':
      return t('phoneSeveral');
    case 'notPhone':
      return t('phoneInvalid');
    default:
      return vague.includes(code) ? undefined : words[locale][code];
  }
}
