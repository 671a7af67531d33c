import { industryWords as beginnings } from './industryWords.ts';

/** Slugs of the top activity spheres. */
export type Industry = keyof typeof beginnings;

// Beginnings of words in Russian and Uzbek, without apostrophes; a short one is the whole word.
const industries = /*#__PURE__*/ Object.entries(beginnings).map(([slug, lines]) => ({
  slug: slug as Industry,
  starts: lines.join(' ').split(' '),
}));

/** The sphere that a company's description or a position's name speaks of most; undefined when of none. */
export function guessIndustry(text: string): Industry | undefined {
  const words =
    text
      .slice(0, 5000)
      .toLowerCase()
      .replace(/[‘’'`ʻʼ]/g, '')
      .match(/\p{L}+/gu) ?? [];
  const votes = industries.map(({ slug, starts }) => ({
    slug,
    count: words.filter((word) => starts.some((start) => (start.length < 4 ? word === start : word.startsWith(start))))
      .length,
  }));
  const best = votes.reduce((left, right) => (right.count > left.count ? right : left));
  return best.count > 0 ? best.slug : undefined;
}
