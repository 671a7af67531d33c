import { object, optional } from 'valibot';
import { endpoint, longBodyBytes } from './endpoint.ts';
import { missing, oneOf, pathPart } from './fields.ts';
import { languages } from './languages.ts';
import { done, items, text, timestamp } from './lenient.ts';
import { resume, resumeBody, resumeChanges } from './resume.ts';

const params = /*#__PURE__*/ object({ id: pathPart });

/** The candidate's resumes, the one changed last first. */
export const listResumes = /*#__PURE__*/ endpoint({
  name: 'listResumes',
  summary: "The candidate's resumes, the one changed last first.",
  method: 'GET',
  path: '/candidate/resumes',
  access: 'candidate',
  answer: items(resume),
});

/** Creates a resume, the first as the default one; `visibility` is an id of the reference list. */
export const createResume = /*#__PURE__*/ endpoint({
  name: 'createResume',
  summary: 'Creates a resume.',
  method: 'POST',
  path: '/candidate/resumes',
  access: 'candidate',
  problems: { tooManyResumes: 409, keyReused: 422 },
  body: resumeBody,
  maxBodyBytes: longBodyBytes,
  answer: resume,
  status: 201,
});

/** One of the candidate's resumes; its version is the `ETag`. */
export const getResume = /*#__PURE__*/ endpoint({
  name: 'getResume',
  summary: "One of the candidate's resumes; its version is the ETag.",
  method: 'GET',
  path: '/candidate/resumes/{id}',
  access: 'candidate',
  problems: { unknownResume: 404 },
  params,
  answer: resume,
  isExtension: true,
});

/**
 * Changes sections of a resume; `If-Match` names the version that they were changed from, 409 brings the `current` one.
 */
export const updateResume = /*#__PURE__*/ endpoint({
  name: 'updateResume',
  summary: 'Changes sections of a resume; 409 brings the current one.',
  method: 'PATCH',
  path: '/candidate/resumes/{id}',
  access: 'candidate',
  problems: { unknownResume: 404, resumeChanged: 409 },
  params,
  body: resumeChanges,
  maxBodyBytes: longBodyBytes,
  answer: resume,
  isExtension: true,
});

/** Deletes a resume; what was sent with responses stays sent. */
export const deleteResume = /*#__PURE__*/ endpoint({
  name: 'deleteResume',
  summary: 'Deletes a resume; what was sent with responses stays sent.',
  method: 'DELETE',
  path: '/candidate/resumes/{id}',
  access: 'candidate',
  problems: { unknownResume: 404 },
  params,
  answer: done,
  isExtension: true,
});

/** Makes a copy of a resume. */
export const copyResume = /*#__PURE__*/ endpoint({
  name: 'copyResume',
  summary: 'Makes a copy of a resume.',
  method: 'POST',
  path: '/candidate/resumes/{id}/copy',
  access: 'candidate',
  problems: { unknownResume: 404, tooManyResumes: 409, keyReused: 422 },
  params,
  answer: resume,
  status: 201,
  isExtension: true,
});

/** Makes a resume the one that goes with responses that name none. */
export const makeResumeDefault = /*#__PURE__*/ endpoint({
  name: 'makeResumeDefault',
  summary: 'Makes a resume the one that goes with responses that name none.',
  method: 'POST',
  path: '/candidate/resumes/{id}/default',
  access: 'candidate',
  problems: { unknownResume: 404 },
  params,
  answer: resume,
  isExtension: true,
});

/** An address on the provider's own origin at which a resume is read as PDF, until `expires_at`. */
export const createResumePdf = /*#__PURE__*/ endpoint({
  name: 'createResumePdf',
  summary: 'An address at which a resume is read as PDF, for a while.',
  method: 'POST',
  path: '/candidate/resumes/{id}/pdf',
  access: 'candidate',
  problems: { unknownResume: 404 },
  params,
  body: object({ language: optional(oneOf(languages)) }, missing),
  answer: object({ url: text, expires_at: timestamp }),
  isExtension: true,
});

/** A resume that is shared by its link: with a first name, without last name, phone and mail. */
export const getSharedResume = /*#__PURE__*/ endpoint({
  name: 'getSharedResume',
  summary: 'A resume that is shared by its link: with a first name, without last name, phone and mail.',
  method: 'GET',
  path: '/resumes/shared/{token}',
  access: 'public',
  problems: { unknownResume: 404 },
  params: object({ token: pathPart }),
  answer: resume,
  isExtension: true,
});
