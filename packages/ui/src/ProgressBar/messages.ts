import { defineMessages } from '@kasb/domain/messages';

const ru = {
  valueOfLimit: '{value} из {limit}',
  unlimited: 'Безлимит',
} as const;

const uz: Record<keyof typeof ru, string> = {
  valueOfLimit: '{limit} tadan {value}',
  unlimited: 'Cheklanmagan',
};

/** How a share is said. */
export const progressMessages = /*#__PURE__*/ defineMessages('ui', { ru, uz });
