import { blob, minSize, object, picklist, pipe, string, transform } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { missing, pathPart, reference, whole } from './fields.ts';
import { issue } from './issues.ts';
import { amount, flag, id, items, list, part, phoneText, text, timestamp } from './lenient.ts';

/** Types of recordings that are taken, without parameters such as `codecs`. */
export const interviewMediaTypes = ['video/webm', 'video/mp4', 'audio/webm', 'audio/mp4', 'audio/ogg'] as const;
export type InterviewMediaType = (typeof interviewMediaTypes)[number];

/** The largest recording, in bytes: 200 MB. */
export const maxInterviewMediaBytes = 200 * 1024 * 1024;

/** The largest chunk of a recording, in bytes: 4 MB. */
export const maxInterviewChunkBytes = 4 * 1024 * 1024;

/**
 * How far an upload is: `offset` bytes of `size` are safe. The digest of the whole recording comes once it is
 * complete, as 64 hex digits.
 */
export const interviewUpload = /*#__PURE__*/ object({
  mediaId: id,
  offset: amount,
  size: amount,
  isComplete: flag,
  sha256: text,
});
export type InterviewUpload = InferOutput<typeof interviewUpload>;

const mediaType = /*#__PURE__*/ pipe(
  string(issue('mediaTypeRequired')),
  transform((value) => (value.split(';')[0] ?? '').trim().toLowerCase()),
  picklist(interviewMediaTypes, issue('oneOf', { options: interviewMediaTypes.join(', ') })),
);

/** What an upload begins with; the type may carry parameters, as MediaRecorder gives it. */
export const interviewUploadBody = /*#__PURE__*/ object(
  {
    questionId: reference,
    type: mediaType,
    size: whole(1, maxInterviewMediaBytes),
  },
  missing,
);
export type InterviewUploadBody = InferInput<typeof interviewUploadBody>;

/** Begins the upload of a recording; a later one for the same question replaces it. */
export const createInterviewUpload = /*#__PURE__*/ endpoint({
  name: 'createInterviewUpload',
  summary: 'Begins the upload of a recorded answer.',
  method: 'POST',
  path: '/interview/{token}/uploads',
  access: 'public',
  module: 'vacancy-interview',
  problems: {
    unknownInterview: 404,
    unknownMedia: 404,
    interviewSubmitted: 409,
    interviewExpired: 410,
    uploadsSpent: 422,
    mediaFull: 422,
  },
  params: object({ token: pathPart }),
  body: interviewUploadBody,
  answer: interviewUpload,
  status: 201,
  isExtension: true,
});

/** Says from which byte an upload goes on, after a lost connection or a reload. */
export const getInterviewUpload = /*#__PURE__*/ endpoint({
  name: 'getInterviewUpload',
  summary: 'From which byte an upload goes on.',
  method: 'GET',
  path: '/interview/{token}/uploads/{mediaId}',
  access: 'public',
  module: 'vacancy-interview',
  problems: { unknownInterview: 404, unknownMedia: 404, interviewSubmitted: 409, interviewExpired: 410 },
  params: object({ token: pathPart, mediaId: pathPart }),
  answer: interviewUpload,
  isExtension: true,
});

/**
 * Adds the bytes from `offset` on, as they are; a chunk is kept whole or not at all. A chunk sent again is
 * answered like the first time; any other offset gets 409 with the right one as `offset`.
 */
export const appendInterviewUpload = /*#__PURE__*/ endpoint({
  name: 'appendInterviewUpload',
  summary: 'Adds the next bytes of a recording.',
  method: 'PATCH',
  path: '/interview/{token}/uploads/{mediaId}/{offset}',
  access: 'public',
  module: 'vacancy-interview',
  problems: {
    unknownInterview: 404,
    unknownMedia: 404,
    uploadOffset: 409,
    interviewSubmitted: 409,
    interviewExpired: 410,
  },
  params: object({ token: pathPart, mediaId: pathPart, offset: pathPart }),
  body: pipe(blob(issue('noRecording')), minSize(1, issue('emptyRecording'))),
  maxBodyBytes: maxInterviewChunkBytes,
  answer: interviewUpload,
  isExtension: true,
});

/** A recording to play: an address on the provider's own origin, until `expires_at`. */
export const interviewMedia = /*#__PURE__*/ object({ url: text, type: text, size: amount, expires_at: timestamp });
export type InterviewMedia = InferOutput<typeof interviewMedia>;

/** What a candidate handed in: every question of the interview, with the answer if there is one. */
export const interviewSubmission = /*#__PURE__*/ object({
  id,
  name: text,
  phone: phoneText,
  submitted_at: timestamp,
  /** The candidate's application to this vacancy: the one that the link was made for, else one found by the phone. */
  application_id: text,
  /** Whether the link was made for that application; else the phone, and who it belongs to, is what somebody typed. */
  is_confirmed: flag,
  /** What the candidate told is hidden: they took it back, or they leave. */
  is_hidden: flag,
  answers: list(object({ question_id: id, question: text, order_index: amount, text, media: part(interviewMedia) })),
});
export type InterviewSubmission = InferOutput<typeof interviewSubmission>;

/** What candidates handed in for a vacancy, newest first. */
export const listInterviewAnswers = /*#__PURE__*/ endpoint({
  name: 'listInterviewAnswers',
  summary: 'What candidates handed in for a vacancy, newest first.',
  method: 'GET',
  path: '/api/vacancy-interview/answers/{vacancyId}',
  access: 'employer',
  module: 'vacancy-interview',
  problems: { unknownVacancy: 404 },
  params: object({ vacancyId: pathPart }),
  answer: items(interviewSubmission),
  isExtension: true,
});
