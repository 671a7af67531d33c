import { resumeWordMessages } from '@kasb/domain/documents/resumeWords';
import { joinMessages } from '@kasb/domain/messages';
import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts about resumes; a host overrides them under the namespace `resumes`. */
export const resumeMessages = /*#__PURE__*/ defineMessages(
  'resumes',
  { ru, uz },
  /*#__PURE__*/ joinMessages(resumeWordMessages, commonMessages),
);
