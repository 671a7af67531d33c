/** Grounds on which the law forbids to choose among candidates. */
export type Ground = 'sex' | 'age' | 'origin';

const word = (source: string) => `(?<!\\p{L})(?:${source})`;
const end = '(?!\\p{L})';

/** Words that name people by their sex, as a pattern over folded text. */
export const sexWords = [
  'мужчин\\p{L}*|женщин\\p{L}*|девушк\\p{L}*|девушек|парень|парн[яеи]\\p{L}*|юнош\\p{L}*',
  'erkak(?:lar)?|ayol(?:lar)?|qiz(?:lar)?|yigit(?:lar)?',
  'эркак(?:лар)?|аел(?:лар)?|қиз(?:лар)?|йигит(?:лар)?',
].join('|');
const wanted =
  'нужн[аыо]?|нужен|ищем|ищу|требу(?:ет|ют)ся|приглаша\\p{L}+|набира\\p{L}+|возьмем|рассматрива\\p{L}+|предпочт\\p{L}+';
const adjectives = '(?:\\s\\p{L}{1,30}(?:ый|ий|ой|ую|юю|ого|его|ая|яя|ые|ие|ых|их)){0,4}';
const needed = 'kerak|talab|zarur|taklif|керак|талаб|зарур|таклиф';
const nations = [
  'узбек[иа]?|узбеч\\p{L}+|узбеков|русские|русских|славян\\p{L}*|таджик\\p{L}*|казах[иа]?|татар[ыа]?',
  'коре[ей]?ц\\p{L}*|местные|местных|мусульман\\p{L}*|христиан\\p{L}*',
  "o'zbek(?:lar)?|rus(?:lar)?|ўзбек(?:лар)?|рус(?:лар)?|mahalliy(?:lar)?|маҳаллий(?:лар)?",
].join('|');

const sexPatterns = [
  // «требуется девушка», «ищем молодых парней»; not «ищем мастера для женщин»
  `${word(wanted)}(?:\\s+на\\s+работу)?:?${adjectives}\\s+(?:${sexWords})${end}`,
  `${word('только|исключительно|faqat|фақат')}\\s+(?:для\\s+)?(?:${sexWords})${end}`,
  `${word(sexWords)}\\s+(?:${needed})`,
  `${word('пол|jinsi?|жинси?')}\\s?[:—–-]?\\s?(?:муж|жен|erkak|ayol|эркак|аел)`,
  `${word('мужско|женско')}\\p{L}*\\s+пола?${end}`,
  // A line or a title that begins with it: «Мужчина 25-40 лет», «Девушка-промоутер».
  `^[-•*–— ]{0,20}(?:${sexWords})(?=\\s?(?:$|[-,(/]|\\d|от\\s|до\\s|в возрасте|не\\s))`,
  // «Официант (девушка)», «Sotuvchi - ayol»
  `[(,\\-–—]\\s?(?:${sexWords})\\s?\\)?$`,
];

// Full age of 18 may be demanded: the law itself does.
const years = '(?!18(?!\\d))(?:1[4-9]|[2-6]\\d)';
const agePatterns = [
  `${word('не')}\\s+(?:старше|моложе|младше)\\s+${years}${end}`,
  `${word('возраст\\p{L}*')}(?:\\s?(?:[:—–-]|(?<!\\p{L})(?:кандидат|сотрудник|соискател)\\p{L}*)){0,4}\\s?` +
    `(?:(?:от|до|с|не\\s\\p{L}+)\\s?)?(?:18\\s?(?:[-–—]|до)\\s?)?${years}(?!\\d)`,
  `^[-•*–— ]{0,20}(?:от\\s)?\\d{2}\\s?(?:[-–—]|до)\\s?\\d{2}\\sлет\\s?[.;,]?$`,
  `^[-•*–— ]{0,20}(?:${sexWords}|кандидат\\p{L}*|соискател\\p{L}*|сотрудник\\p{L}*)` +
    '[^.\\d]{0,30}\\d{2}\\s?(?:(?:[-–—]|до)\\s?)?\\d{0,2}\\s?лет',
  `${word(wanted)}\\s+молод\\p{L}+${end}(?!\\s+специалист)`,
  `(?<!\\d)${years}\\s?-?\\s?(?:yosh|ёш|еш)\\s?gacha|(?<!\\d)${years}\\s?-?\\s?(?:ёш|еш)\\s?гача`,
  `(?<!\\d)${years}\\s?-?\\s?(?:yosh|ёш|еш)(?:dan|дан)\\s+` +
    "(?:oshmagan|ошмаган|katta\\s+bo'lmagan|катта\\s+бўлмаган|kichik|кичик)",
  `(?<!\\d)\\d{2}\\s?[-–—]\\s?${years}\\s?-?\\s?(?:yosh|ёш|еш)`,
  `${word('yoshi?|еши?')}\\s?[:—–-]\\s?(?:18\\s?[-–—]\\s?)?${years}(?!\\d)`,
];

const originPatterns = [
  `${word('только|исключительно|faqat|фақат')}\\s+(?:для\\s+)?(?:${nations})` +
    '(?=\\s*(?:$|[.,;!)]|\\n|по\\s+национальности|kerak|керак))',
  `${word('национальност\\p{L}*|millati|миллати')}\\s*[:—–-]`,
  `${word('русск|узбекск|славянск|европейск|таджикск|казахск|корейск|титульн')}\\p{L}*\\s+(?:национальност|внешност)`,
  `${word('кроме|без')}\\s+(?:приезжих|иногородних|кавказц\\p{L}*|цыган\\p{L}*)`,
  `${word('приезжих|иногородних')}\\s+не\\s+(?:бер|рассматр|предлаг)`,
];

const compile = (patterns: string[]) => patterns.map((pattern) => new RegExp(pattern, 'gmu'));
const patterns: Record<Ground, RegExp[]> = {
  sex: compile(sexPatterns),
  age: compile(agePatterns),
  origin: compile(originPatterns),
};

// «женщин и мужчин» invites both; «дети в возрасте 20 лет» speaks of those whom the work is for.
const men = '(?:мужчин|парн|юнош|erkak|yigit|эркак|йигит)';
const women = '(?:женщин|девуш|ayol|qiz|аел|қиз)';
const together = '\\p{L}*\\s*(?:,|\\/|и|или|va|yoki|ва|еки)\\s*';
const bothSexes = new RegExp(`${men}${together}${women}|${women}${together}${men}`, 'u');
const served =
  "дет[яеи]|ребен|школьник|учени|студент|подрост|пациент|клиент|покупател|аудитори|bola|o'quvchi|бола|ўқувчи";
const others = new RegExp(`(?:${served})\\p{L}*[^.\\n]{0,40}$`, 'u');

/** The grounds on which a folded text (lower case, е for ё, one apostrophe, single spaces) chooses among candidates. */
export function discriminationIn(text: string): Ground[] {
  return (Object.keys(patterns) as Ground[]).filter((ground) =>
    patterns[ground].some((pattern) => isFound(text, pattern, ground)),
  );
}

/** Where a folded text does: each place with its ground. */
export function discriminationPlaces(text: string): { ground: Ground; start: number; end: number }[] {
  return (Object.keys(patterns) as Ground[]).flatMap((ground) =>
    patterns[ground].flatMap((pattern) =>
      matchesIn(text, pattern, ground).map(({ index, 0: { length } }) => ({
        ground,
        start: index,
        end: index + length,
      })),
    ),
  );
}

const isFound = (text: string, pattern: RegExp, ground: Ground) => matchesIn(text, pattern, ground).length > 0;

function matchesIn(text: string, pattern: RegExp, ground: Ground) {
  return [...text.matchAll(pattern)].filter((match) => {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    if (ground === 'sex') return !bothSexes.test(text.slice(match.index, match.index + match[0].length + 25));
    return ground !== 'age' || !others.test(before);
  });
}

// What only a question asks: whoever answers says their sex, age or origin.
const askedPatterns = [
  `(?<!\\p{L})(?:вы|siz|сиз)\\s+(?:${sexWords})(?!\\p{L})`,
  '(?<!\\p{L})(?:ваш|какой у вас|укажите)\\s+(?:возраст|пол)(?!\\p{L})',
  '(?<!\\p{L})сколько\\s+(?:вам|тебе)\\s+(?:полных\\s+)?лет',
  '(?<!\\p{L})(?:год|дат[аы]|месяц|место)\\s+(?:вашего\\s+)?рождения',
  '(?<!\\p{L})(?:национальност|родной язык|откуда вы родом)',
  "(?<!\\p{L})(?:yoshingiz|jinsingiz|millatingiz|necha yosh|tug'ilgan)",
  '(?<!\\p{L})(?:ешингиз|жинсингиз|миллатингиз|неча еш|туғилган)',
].map((source) => new RegExp(source, 'mu'));

/** Whether a folded question to whoever responds concerns their sex, age or origin. */
export function asksForGround(question: string): boolean {
  return discriminationIn(question).length > 0 || askedPatterns.some((pattern) => pattern.test(question));
}
