import { questionsOf } from '@kasb/contract';
import type { ApiError, ResponseBody, ScreeningQuestion, Vacancy } from '@kasb/contract';
import {
  browserStorage,
  RESEND_AFTER_MS,
  useFieldTexts,
  useMessages,
  useProblemText,
  useSession,
  useUser,
} from '@kasb/kit';
import { useState } from 'react';
import { useCodes } from '../../data/useCodes.ts';
import { useConsent } from '../../data/useConsent.ts';
import { useSendResponse } from '../../data/useSendResponse.ts';
import { respondingMessages } from '../../messages/responding/index.ts';
import { createDrafts, nothing } from '../../model/respondDraft.ts';
import type { RespondAnswers, RespondDraft } from '../../model/respondDraft.ts';

/** Why the form is not sent. */
export interface RespondFailure {
  text: string;
  /** Of fields, by name. */
  fields?: Readonly<Record<string, string>>;
  /** The response that stands already. */
  applicationId?: string | undefined;
  isEmployers?: boolean;
}

/** What was refused, worded where it is shown; `employer` is the phone of one. */
type Failed = 'employer' | { error: ApiError; otherwise: 'respondFailed' | 'code.refused' };

/** How it ended. */
export interface SentAs {
  id: string;
  /** The name that stands, where it is another than what was typed. */
  otherName: string | undefined;
  /** 12 digits. */
  phone: string;
  /** When they can begin, as the form says it. */
  start: string;
}

/** The steps of a response: the form, the code, the end. What was typed stays whatever happens. */
export function useRespondSteps(vacancy: Vacancy, via: string | undefined, onClosed: (error: ApiError) => void) {
  const t = useMessages(respondingMessages);
  const problem = useProblemText();
  const fieldTexts = useFieldTexts();
  const user = useUser();
  const { signOut } = useSession();
  const codes = useCodes();
  const consent = useConsent();
  const response = useSendResponse();
  const [drafts] = useState(() => createDrafts(browserStorage()));
  const [{ answers, code, isCodeAsked, via: kept }, setDraft] = useState<RespondDraft>(
    () => drafts.read(vacancy.id, Date.now()) ?? { answers: nothing, isCodeAsked: false },
  );
  const [questions, setQuestions] = useState<readonly ScreeningQuestion[]>(vacancy.screening);
  const [resumeId, setResumeId] = useState<string | null>();
  const [failed, setFailed] = useState<Failed>();
  const [isResent, setResent] = useState(false);
  const [sentAs, setSentAs] = useState<SentAs>();
  const isPending = codes.isPending || consent.isPending || response.isPending;
  const tag = via ?? kept;

  const keep = (draft: Omit<RespondDraft, 'via' | 'vacancy'>, isDrawn = true) => {
    const about = { title: vacancy.title, company: vacancy.company_name };
    drafts.keep(vacancy.id, { ...draft, via: tag, vacancy: about }, Date.now());
    if (isDrawn) setDraft({ ...draft, via: tag });
  };
  const fail = (error: ApiError, otherwise: 'respondFailed' | 'code.refused' = 'respondFailed') =>
    setFailed({ error, otherwise });
  const told = (): RespondFailure | undefined => {
    if (failed === undefined) return undefined;
    if (failed === 'employer') return { text: t('respond.employer'), isEmployers: true };
    const { error, otherwise } = failed;
    return {
      text: error.kind === 'network' ? t('offline') : problem(error, t(otherwise)),
      fields: fieldTexts(error.fields),
      ...(error.is('alreadyResponded') && { applicationId: String(error.body.application_id ?? '') }),
    };
  };
  const send = async (
    given: RespondAnswers,
    sentResume: string | null | undefined,
    as: Omit<SentAs, 'id' | 'start'>,
  ) => {
    const refused = await consent.give();
    const result = refused
      ? ({ ok: false, error: refused } as const)
      : await response.run(bodyOf(vacancy.id, questions, given, sentResume, tag));
    if (result.ok) {
      drafts.drop(vacancy.id);
      return setSentAs({ ...as, id: result.data?.id ?? '', start: given.start });
    }
    // Whoever had to show a code is signed in by now: only the response is left to send.
    keep({ answers: given, isCodeAsked: false });
    if (result.error.is('unknownVacancy')) return onClosed(result.error);
    if (result.error.is('answersMissing', 'invalid') && result.error.body.questions)
      setQuestions(questionsOf(result.error));
    fail(result.error);
  };

  return {
    user,
    questions,
    answers,
    code,
    isCodeAsked: isCodeAsked && user === undefined,
    failure: told(),
    notice: isResent ? t('code.resent') : undefined,
    sentAs,
    terms: consent.text,
    isPending,
    isProving: codes.isProving,
    /** Keeps what is typed. */
    type: (given: RespondAnswers) => keep({ answers: given, code, isCodeAsked: false }, false),
    /** Sends the form: at once for whoever is signed in, else after a code. */
    async start(given: RespondAnswers, sentResume: string | null | undefined) {
      setFailed(undefined);
      setResent(false);
      setResumeId(sentResume);
      if (user) return send(given, sentResume, { otherName: undefined, phone: user.phone ?? given.phone });
      // A second code for the same person would have to wait for a minute; the first one still holds.
      const isAsked = (['phone', 'firstName', 'lastName'] as const).every((name) => given[name] === answers[name]);
      if (code && isAsked && Date.now() - code.at < RESEND_AFTER_MS)
        return keep({ answers: given, code, isCodeAsked: true });
      keep({ answers: given, isCodeAsked: false });
      const known = await codes.askKnown(given.phone);
      const asked = known.ok || !known.error.is('unknownPhone') ? known : await codes.askNew(personOf(given));
      if (!asked.ok) return fail(asked.error);
      keep({ answers: given, code: asked.data, isCodeAsked: true });
    },
    /** Shows the code, and the response goes with it. */
    async show(typed: string) {
      setFailed(undefined);
      const result = await codes.show(answers.phone, typed, code?.challenge);
      if (!result.ok) return fail(result.error, 'code.refused');
      const { isEmployer, name } = result.data;
      if (isEmployer) {
        keep({ answers, isCodeAsked: false });
        return setFailed('employer');
      }
      const typedName = `${answers.firstName} ${answers.lastName}`;
      return send(answers, resumeId, { otherName: name === typedName ? undefined : name, phone: answers.phone });
    },
    async resend() {
      setFailed(undefined);
      const known = await codes.askKnown(answers.phone, code?.challenge);
      const asked = known.ok || !known.error.is('unknownPhone') ? known : await codes.askNew(personOf(answers));
      if (!asked.ok) return fail(asked.error, 'code.refused');
      keep({ answers, code: asked.data, isCodeAsked: true });
      setResent(true);
    },
    back() {
      setFailed(undefined);
      keep({ answers, code, isCodeAsked: false });
    },
    /** Something is typed over what was refused. */
    forget: () => setFailed(undefined),
    signOut,
  };
}

const personOf = ({ firstName, lastName, phone }: RespondAnswers) => ({ firstName, lastName, phone });

/** What goes over the wire: nothing that was not said. */
function bodyOf(
  vacancyId: string,
  questions: readonly ScreeningQuestion[],
  { experience, start, message, given }: RespondAnswers,
  resumeId: string | null | undefined,
  via: string | undefined,
): ResponseBody {
  const answers = questions.flatMap(({ id, kind }) => {
    const value = given[id] ?? '';
    return value === '' ? [] : [{ questionId: id, value: kind === 'number' ? Number(value) : value }];
  });
  const facts = { ...(experience && { experience }), ...(start && { start }) } as ResponseBody['facts'];
  return {
    vacancyId,
    ...(resumeId !== undefined && { resumeId }),
    ...(message && { message }),
    ...(experience || start ? { facts } : {}),
    ...(answers.length > 0 && { answers }),
    ...(via !== undefined && { via }),
  };
}
