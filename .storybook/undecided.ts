import type { Undecided } from './explain.ts';
import { undecidedNarrow } from './undecidedNarrow.ts';

/**
 * Looked at one by one: a run fails on what is not among them, a whole one with `--looks` on what is not met any more.
 */
export const undecided: readonly Undecided[] = [
  {
    rule: 'color-contrast',
    why: 'equalRatio',
    look: 'forced colours',
    reason:
      'Axe reads the white fill of a main button’s words, in whose place the browser puts its own black on white.',
  },
  ...[
    'vacancies-form--',
    'vacancies-editguard--',
    'interview-setup--',
    'ui-formlayout--',
    'applications-person--',
    'ui-bulkbar--',
    'applications-bulk--',
    'operator-moderation--',
    'billing-checkout--',
  ].map((stories) => ({
    rule: 'color-contrast',
    why: 'bgOverlap',
    stories,
    reason: 'The bar of buttons stays at the foot of the window, over what is scrolled away from under it.',
  })),
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    html: /^<textarea /,
    stories: 'applications-settings--',
    reason:
      'The words of a message are drawn over their field, letter upon letter, on its ground; a variable has a tint.',
  },
  ...['ui-appheader--', 'ui-publicheader--'].map((stories) => ({
    rule: 'color-contrast',
    why: 'bgOverlap',
    stories,
    reason: 'The way to the content, which has the focus here, lies over the first words as long as it has it.',
  })),
  {
    rule: 'color-contrast',
    why: 'bgGradient',
    stories: 'aibuilder-',
    reason: 'The wash of a new line fades into the card; on its strongest side words keep 8:1 in both themes.',
  },
  {
    rule: 'color-contrast',
    why: 'nonBmp',
    html: /^<kbd [^>]*>[↑↓]</,
    stories: 'applications-',
    reason: 'An arrow is no letter to axe; the digits beside it stand on the same ground in the same colour.',
  },
  ...['vacancies-list--', 'companies-vacancies--', 'applications-', 'ui-listrow--'].map((stories) => ({
    rule: 'color-contrast',
    why: 'pseudoContent',
    stories,
    reason: 'The line at the beginning of a chosen row is 3 px wide, and no text reaches it.',
  })),
  {
    rule: 'color-contrast',
    why: 'pseudoContent',
    stories: 'candidate-applications--',
    reason: 'The line at the beginning of a chosen row, and the one that joins a feed, touch no text.',
  },
  {
    rule: 'color-contrast',
    why: 'pseudoContent',
    stories: 'applications-all--whole-history',
    reason: 'The line that joins the steps of a history runs beside the words, in the column of the dots.',
  },
  ...['ui-tabs--', 'billing-payments--', 'billing-pricing--'].map((stories) => ({
    rule: 'color-contrast',
    why: 'pseudoContent',
    stories,
    reason: 'The line under a tab is below its words and its number.',
  })),
  ...['auth-', 'app-'].flatMap((stories) =>
    ['elmPartiallyObscured', 'elmPartiallyObscuring'].map((why) => ({
      rule: 'color-contrast',
      why,
      stories,
      reason: 'On a phone the box of the corner reaches over the first words; its lines have all but faded there.',
    })),
  ),
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    html: /role="tab"|^<span>/,
    stories: 'ui-tabs--',
    reason: 'Tabs that do not fit go on under the edge of their row, which scrolls.',
  },
  {
    rule: 'color-contrast',
    why: 'emptyValue',
    html: / value=""|<\/textarea>$/,
    reason: 'A field without a value has no words; its placeholder has the colour of muted text on the same ground.',
  },
  {
    rule: 'color-contrast',
    why: 'shortTextContent',
    html: />\d</,
    stories: 'interview-setup--',
    reason: 'The number of a question is one digit, in the colours of the numbers with two.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscuring',
    stories: 'ui-backlink--long-name',
    reason: 'Its lines are closer than the box of a link in running text is high; nothing lies over anything.',
  },
  {
    rule: 'color-contrast',
    why: 'shortTextContent',
    html: />[A-E]</,
    stories: 'candidate-resume',
    reason: 'The letter of a driving licence, in the colours of the chips with longer words beside it.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    stories: 'ui-tabbar--under-long-page',
    reason: 'The bar stays at the foot of the window, over what is scrolled away from under it.',
  },
  {
    rule: 'video-caption',
    why: 'caption',
    stories: 'interview-',
    reason: 'A candidate says it in their own words a moment ago: nobody has written captions for it.',
  },
  {
    rule: 'color-contrast',
    why: 'shortTextContent',
    html: />\d</,
    stories: 'operator-moderation--',
    reason: 'The number of a finding is one digit, in dark letters on the pale ground that marks of findings have.',
  },
  ...undecidedNarrow,
];
