/** Languages of the AI parts and of interviews. */
export const languages = ['ru', 'uz'] as const;
export type Language = (typeof languages)[number];
