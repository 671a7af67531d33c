import type { ApiError, Vacancy } from '@kasb/contract';
import { useMessages, useProblemText, useUser } from '@kasb/kit';
import { useState } from 'react';
import { useRespondFlow } from '../../data/useRespondFlow.ts';
import type { SentCode } from '../../data/useRespondFlow.ts';
import { candidateMessages } from '../../messages/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { RespondForm } from './RespondForm.tsx';
import type { RespondAnswers } from './RespondForm.tsx';
import { Sent } from './Sent.tsx';

const nothing: RespondAnswers = { firstName: '', lastName: '', phone: '', message: '' };

/** How long a code is shown instead of asking for another one. */
const freshMs = 60_000;

/** The form, the code and the end; what was typed stays whatever happens. */
export function RespondSteps({ vacancy }: { vacancy: Vacancy }) {
  const t = useMessages(candidateMessages);
  const problem = useProblemText();
  const user = useUser();
  const flow = useRespondFlow(vacancy.id);
  const [answers, setAnswers] = useState(nothing);
  const [code, setCode] = useState<SentCode>();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [error, setError] = useState<string>();
  const [sentAs, setSentAs] = useState<{ name: string; phone: string }>();

  const textOf = (failure: ApiError, otherwise: 'respond.failed' | 'code.failed') =>
    failure.kind === 'network' ? t('respond.offline') : problem(failure, t(otherwise));
  const send = async (as: { name: string; phone: string }, message: string) => {
    const failure = await flow.send(message);
    if (!failure) return setSentAs(as);
    // The person is signed in by now: the form has only the response left to send.
    setCodeAsked(false);
    setError(textOf(failure, 'respond.failed'));
  };
  const start = async (given: RespondAnswers) => {
    setAnswers(given);
    setError(undefined);
    if (user) return send({ name: [user.firstName, user.lastName].join(' '), phone: user.phone ?? '' }, given.message);
    // A second code for the same person would have to wait for a minute; the first one still holds.
    const isAsked = (['phone', 'firstName', 'lastName'] as const).every((name) => given[name] === answers[name]);
    if (code && isAsked && Date.now() - code.at < freshMs) return setCodeAsked(true);
    const result = await flow.askForCode(given);
    if (!result.ok) return setError(textOf(result.error, 'respond.failed'));
    setCode(result.data);
    setCodeAsked(true);
  };
  const show = async (typed: string) => {
    setError(undefined);
    const result = await flow.showCode(answers.phone, typed, code?.challenge);
    if (!result.ok) return setError(textOf(result.error, 'code.failed'));
    if (!result.data.isEmployer) return send({ name: result.data.name, phone: answers.phone }, answers.message);
    setCodeAsked(false);
    setError(t('respond.employer'));
  };

  if (sentAs) return <Sent vacancy={vacancy} {...sentAs} />;
  if (isCodeAsked)
    return (
      <CodeForm
        phone={answers.phone}
        error={error}
        isPending={flow.isPending}
        onSubmit={(typed) => void show(typed)}
        onChange={() => setError(undefined)}
        onBack={() => {
          setError(undefined);
          setCodeAsked(false);
        }}
      />
    );
  return (
    <RespondForm
      vacancy={vacancy}
      answers={answers}
      isKnown={user !== undefined}
      error={user?.role === 'employer' ? t('respond.employer') : error}
      isPending={flow.isPending}
      onSubmit={(given) => void start(given)}
    />
  );
}
