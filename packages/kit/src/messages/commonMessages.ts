import { defineMessages, joinMessages } from '@kasb/domain/messages';
import { publicMessages } from './public/index.ts';
import { respondMessages } from './respond/index.ts';
import { ru } from './ru.ts';
import { signInMessages } from './signIn/index.ts';
import { uz } from './uz.ts';

/** What several features say alike, the design system's texts with it. Namespace `common`. */
export const commonMessages = /*#__PURE__*/ defineMessages(
  'common',
  { ru, uz },
  /*#__PURE__*/ joinMessages(respondMessages, /*#__PURE__*/ joinMessages(signInMessages, publicMessages)),
);
