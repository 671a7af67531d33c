import type { Undecided } from './explain.ts';

/** Those that are only met 320 px wide. */
export const undecidedNarrow: readonly Undecided[] = (
  [
    {
      rule: 'color-contrast',
      why: 'bgOverlap',
      stories: 'employer-profile--',
      reason: 'The bar of buttons stays at the foot of the window, over what is scrolled away from under it.',
    },
    {
      rule: 'color-contrast',
      why: 'elmPartiallyObscuring',
      stories: 'billing-checkout--',
      reason: 'What is said under the button lies on the ground of its bar, over what is scrolled away from under it.',
    },
    ...['bgOverlap', 'elmPartiallyObscuring'].map((why) => ({
      rule: 'color-contrast',
      why,
      stories: 'publishing-flow--',
      reason:
        'The news of a success lies over the foot of the list until it goes by itself; its words are on its ground.',
    })),
    {
      rule: 'color-contrast',
      why: 'elmPartiallyObscured',
      stories: 'ui-listrow--',
      reason: 'A word longer than the row goes on under its edge, where it is cut.',
    },
    ...['ui-tabs--', 'billing-payments--'].map((stories) => ({
      rule: 'color-contrast',
      why: 'shortTextContent',
      stories,
      reason: 'The number of a tab is one digit, in the colours of those with two.',
    })),
    {
      rule: 'color-contrast',
      why: 'elmPartiallyObscuring',
      stories: 'operator-moderation--',
      reason:
        'The words of the bar, and of the news after a decision, lie on a ground of their own over what is below.',
    },
    {
      rule: 'color-contrast',
      why: 'elmPartiallyObscured',
      html: />Как увидит кандидат</,
      stories: 'operator-moderation--',
      reason: 'The last of the views goes on under the edge of their row, which scrolls.',
    },
    {
      rule: 'color-contrast',
      why: 'bgOverlap',
      stories: 'operator-frame--search-finds-nothing',
      reason: 'The answer of the search lies over the heading as long as one searches; its words are on its ground.',
    },
    {
      rule: 'color-contrast',
      why: 'bgOverlap',
      stories: 'candidate-resumesteps--',
      reason: 'The bar of buttons stays at the foot of the window, over what is scrolled away from under it.',
    },
    {
      rule: 'color-contrast',
      why: 'shortTextContent',
      stories: 'applications-person--',
      reason: 'The number of a tab is one digit, in the colours of those with two.',
    },
    {
      rule: 'color-contrast',
      why: 'elmPartiallyObscuring',
      stories: 'applications-bulk--',
      reason: 'What is said over the buttons lies on the ground of their bar, over reasons scrolled away below.',
    },
    {
      rule: 'color-contrast',
      why: 'pseudoContent',
      html: />Вы</,
      stories: 'ui-feed--entries',
      reason: 'The line between the signs is drawn beside the words, never under them.',
    },
    {
      rule: 'color-contrast',
      why: 'elmPartiallyObscured',
      stories: 'ui-rangebar--all-the-same',
      reason: 'The bar touches the edge of the window here; a page has a margin, into which the amount reaches.',
    },
    {
      rule: 'color-contrast',
      why: 'bgOverlap',
      html: />Найти работу</,
      stories: 'candidate-header--',
      reason: 'The bar of places stays at the foot of the window, over what is scrolled away from under it.',
    },
  ] satisfies Undecided[]
).map((known) => ({ ...known, look: '320' }));
