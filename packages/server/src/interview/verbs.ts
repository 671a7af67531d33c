import { listInterviewAnswers } from './answers.ts';
import { getInterview, submitInterview } from './candidate.ts';
import { createInterviewLink } from './createLink.ts';
import { generateInterviewQuestions } from './generateQuestions.ts';
import { listInterviewQuestions, saveInterviewQuestions } from './questions.ts';
import { appendInterviewUpload, createInterviewUpload, getInterviewUpload } from './uploads.ts';

/** Interviews: their questions, their links, and what candidates answer. */
export const interviewVerbs = [
  listInterviewQuestions,
  saveInterviewQuestions,
  generateInterviewQuestions,
  createInterviewLink,
  listInterviewAnswers,
  getInterview,
  submitInterview,
  createInterviewUpload,
  getInterviewUpload,
  appendInterviewUpload,
];
