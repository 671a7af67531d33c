/** What each language calls itself: the same words in every language of the page. */
export const languageNames = { ru: 'Русский', uz: 'O‘zbekcha' } as const;
