import { defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of templateFeature; a host overrides them under the namespace `templateFeature`. */
export const templateFeatureMessages = /*#__PURE__*/ defineMessages('templateFeature', { ru, uz });
