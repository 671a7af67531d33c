export const themes = ['light', 'dark'] as const;
export const locales = ['ru', 'uz'] as const;
export const widths = [390, 834, 1440] as const;

/** How a state is looked at. */
export interface Look {
  theme: (typeof themes)[number];
  locale: (typeof locales)[number];
  /** Of the window, in px. */
  width: (typeof widths)[number];
}

/** Storybook's names of the widths, and the heights of their windows in px. */
export const windows = {
  390: { name: 'phone', height: 844 },
  834: { name: 'tablet', height: 1112 },
  1440: { name: 'desktop', height: 1000 },
} as const;
