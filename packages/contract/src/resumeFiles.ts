import { blob, integer, maxSize, maxValue, minSize, minValue, number, object, pipe } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { line, missing, pathPart } from './fields.ts';
import { issue } from './issues.ts';
import { amount, flag, id } from './lenient.ts';
import { resume } from './resume.ts';

/** The largest file that goes with a resume, in bytes: 5 MB. */
export const maxResumeFileBytes = 5 * 1024 * 1024;

/** The largest chunk of it, in bytes: 512 KB. */
export const maxResumeChunkBytes = 512 * 1024;

/** How far the upload of a resume's file is: `offset` bytes of `size` are safe. */
export const resumeUpload = /*#__PURE__*/ object({ id, offset: amount, size: amount, is_complete: flag });
export type ResumeUpload = InferOutput<typeof resumeUpload>;

const size = /*#__PURE__*/ pipe(
  number(issue('pdfNeeded')),
  integer(issue('pdfNeeded')),
  minValue(1, issue('pdfNeeded')),
  maxValue(maxResumeFileBytes, issue('pdfNeeded')),
);

/** Begins the upload of a resume's PDF; it takes the place of the former one once it is whole. */
export const createResumeUpload = /*#__PURE__*/ endpoint({
  name: 'createResumeUpload',
  summary: "Begins the upload of a resume's PDF.",
  method: 'POST',
  path: '/candidate/resumes/{id}/file',
  access: 'candidate',
  problems: { unknownResume: 404 },
  params: object({ id: pathPart }),
  body: object({ name: line(200), size }, missing),
  answer: resumeUpload,
  status: 201,
  isExtension: true,
});

/**
 * Adds the bytes from `offset` on, as they are; a chunk is kept whole or not at all. A chunk sent again is answered
 * like the first time; any other offset gets 409 with the right one as `offset`. A later upload ends this one.
 */
export const appendResumeUpload = /*#__PURE__*/ endpoint({
  name: 'appendResumeUpload',
  summary: "Adds the next bytes of a resume's PDF.",
  method: 'PATCH',
  path: '/candidate/resumes/{id}/file/{uploadId}/{offset}',
  access: 'candidate',
  problems: { unknownResume: 404, unknownFile: 404, uploadOffset: 409, notPdf: 422, pdfLocked: 422 },
  params: object({ id: pathPart, uploadId: pathPart, offset: pathPart }),
  body: pipe(
    blob(issue('pdfNeeded')),
    minSize(1, issue('pdfNeeded')),
    maxSize(maxResumeChunkBytes, issue('pdfNeeded')),
  ),
  maxBodyBytes: maxResumeChunkBytes,
  answer: resumeUpload,
  isExtension: true,
});

/** Takes the file off a resume, and ends an upload of one; what was sent with responses stays sent. */
export const deleteResumeFile = /*#__PURE__*/ endpoint({
  name: 'deleteResumeFile',
  summary: 'Takes the file off a resume; what was sent with responses stays sent.',
  method: 'DELETE',
  path: '/candidate/resumes/{id}/file',
  access: 'candidate',
  problems: { unknownResume: 404 },
  params: object({ id: pathPart }),
  answer: resume,
  isExtension: true,
});
