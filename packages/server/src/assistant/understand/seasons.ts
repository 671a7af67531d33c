import { uzbek } from './flat.ts';

const russian = 'январ|феврал|март|апрел|ма[яюй]|июн|июл|август|сентябр|октябр|ноябр|декабр';
const month = `(?:\\d{1,2}(?:-?го)?\\s)?(?:${russian})\\p{L}{0,3}`;
const latin = uzbek(
  'yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|sentyabr|oktabr|oktyabr|noyabr|dekabr|bahor|yoz|kuz|qish',
);
const from = uzbek('dan|oyidan');
const till = uzbek('gacha|oyigacha');

/** The months of a season, as a pattern over flattened text: «с мая по сентябрь», `maydan sentabrgacha`. */
export const seasonTold =
  `(?:(?:с|со|от)\\s${month}\\s(?:по|до)\\s${month}|${month}\\s?-\\s?${month}|(?:с|со)\\s(?:весны|лета|` +
  `осени|зимы)\\s(?:до|по)\\s\\p{L}{4,6}|` +
  `${latin}\\s?${from}\\s${latin}\\s?${till}|${latin}\\s?-\\s?${latin}(?!\\p{L})|` +
  `${uzbek('oydan oygacha|mavsumdan mavsumgacha')})`;
