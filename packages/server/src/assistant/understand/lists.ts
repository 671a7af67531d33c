import { flatten, uzbek } from './flat.ts';

/** The three lists of a vacancy that a person tells in sentences. */
export type ListName = 'duties' | 'requirements' | 'benefits';

const starts = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'u');

const benefitCue = starts(
  `обед|питани|кормим|корпоратив|развозк|транспорт|проезд|такси|жиль|общежити|проживани|преми|бонус|чаев|процент|соц\\.?\\s?пакет|соцпакет|страхов|отпуск|больничн|обучени|обучаем|обучим|научим|стажировк|официальн|белая|карьер|рост|скидк|подарк|спецодежд|форм[ау](?!\\p{L})|кофе|спортзал|фитнес|парковк|выплат|аванс|предоставля|оплачива|бесплатн|дружн|комфорт|свой\\s+кабинет|тринадцат|13-?я|гсм|бензин|связь|путевк|стабильн|своевремен|мы\\s+предлагаем` +
    `|${uzbek("tushlik|ovqat|transport|yotoqxona|uy-joy|turar joy|mukofot|bonus|foiz|sug'urta|ta'til|o'qit|o'rgat|rasmiy|karyera|chegirma|sovg'a|maxsus kiyim|forma|kofe|avans|to'lan|beriladi|beramiz|bepul|ijtimoiy|do'stona|qulay|barqaror|o'z vaqtida|benzin|aloqa|yo'lkira|yo'l haqi|kasallik varaqasi|rivojlanish|o'sish")}`,
);
const requirementCue = starts(
  `опыт|стаж|знани|знать|умени|уметь|владени|владеть|образовани|диплом|сертификат|прав[аоы](?!\\p{L})|водительск|категори|ответственн|пунктуальн|внимательн|аккуратн|коммуникабельн|честн|порядочн|трудолюби|стрессоустойчив|исполнительн|активн|вежлив|грамотн|чистоплотн|физическ|вынослив|английск|русск|узбекск|уровен|навык|санитарн|санкнижк|медкнижк|медицинск\\p{L}*\\s+книж|студент|гражданств|прописк|готовность|желание|чтение|доброжелат|опрятн|дисциплин|инициатив|лидер|портфолио|свое?\\s+авто|личн\\p{L}+\\s+авто|excel|word|1с|1c|уверенн|пк(?!\\p{L})|без\\s+вредных|хорош\\p{L}+\\s+(?:русск|англ|знан)` +
    `|${uzbek("tajriba|bilim|bilish|bilsin|bilishi|bilim|ma'lumot|diplom|sertifikat|guvohnoma|haydovchilik|mas'uliyat|intizom|halol|chaqqon|xushmuomala|toza|tartibli|kirishimli|punktual|e'tibor|ingliz tili|rus tili|o'zbek tili|ko'nikma|qobiliyat|jismon|shart|talaba|tibbiy daftar|sanitariya|o'z mashina|mehnatsevar|bardosh|faol|daraja")}`,
);
const dutyNouns = starts(
  'ведени|сдача|контрол|работа\\s+с|обслуживани|продажа|подготовк|составлени|прием|приём|организац|управлени|консультировани|поиск|разработк|сопровождени|оформлени|уборк|ремонт|монтаж|доставк|выполнени|участи|планировани|обработк|закуп|учет',
);
const infinitive = /^\s*(?:не\s+)?\p{L}{2,}(?:ть|ти|чь|ться|тись)(?!\p{L})/u;
const uzbekVerb = new RegExp(`(?:ish|ash|ish|иш|аш|${uzbek('qilish|berish|olish|yuritish')})\\s*$`, 'u');

/** The list that a clause speaks for by its words alone; undefined when nothing tells. */
export function listOf(clause: string): ListName | undefined {
  const flat = flatten(clause).trim();
  if (infinitive.test(flat)) return /^(?:знать|уметь|владеть|иметь)/u.test(flat) ? 'requirements' : 'duties';
  const isBenefit = benefitCue.test(flat);
  const isRequirement = requirementCue.test(flat);
  if (isBenefit && isRequirement)
    return flat.search(benefitCue) <= flat.search(requirementCue) ? 'benefits' : 'requirements';
  if (isBenefit) return 'benefits';
  if (isRequirement) return 'requirements';
  return dutyNouns.test(flat) && flat.search(dutyNouns) === 0 ? 'duties' : undefined;
}

const labels: [ListName | 'title', RegExp][] = [
  [
    'requirements',
    new RegExp(
      `^\\s*(?:требовани\\p{L}*|нужно(?=\\s*:)|ожидаем|мы\\s+ждем|${uzbek('talablar|talab|talablarimiz')})\\s*[:-]\\s*`,
      'u',
    ),
  ],
  [
    'benefits',
    new RegExp(
      `^\\s*(?:услови\\p{L}*(?:\\s+работы)?|мы\\s+предлагаем|предлагаем|плюсы|бонусы(?=\\s*:)|${uzbek('sharoitlar|sharoit|qulayliklar|imtiyozlar|biz taklif qilamiz')})\\s*[:-]\\s*`,
      'u',
    ),
  ],
  [
    'duties',
    new RegExp(
      `^\\s*(?:обязанност\\p{L}*|задачи|что\\s+делать|чем\\s+заниматься|функции|${uzbek('vazifalar|majburiyatlar|ish vazifalari|vazifasi')})\\s*[:-]\\s*`,
      'u',
    ),
  ],
  [
    'title',
    new RegExp(
      `^\\s*(?:должность|вакансия|название(?:\\s+\\p{L}+)?|${uzbek('lavozim|lavozimi|vakansiya')})\\s*[:-]\\s*`,
      'u',
    ),
  ],
];

/** The heading in front of a clause («Требования:»), and how long it is. */
export function labelOf(clause: string): { name: ListName | 'title'; length: number } | undefined {
  const flat = flatten(clause);
  for (const [name, pattern] of labels) {
    const match = flat.match(pattern);
    if (match) return { name, length: match[0].length };
  }
  return undefined;
}

const joint = new RegExp(`\\s(?:и|а\\s+также|${uzbek('va|hamda')})\\s`, 'gu');

/** Two things joined by «и» or `va` as two items, where both sides can stand alone. */
export function splitJoined(clause: string, list: ListName): string[] {
  const flat = flatten(clause);
  for (const match of flat.matchAll(joint)) {
    const left = flat.slice(0, match.index);
    const right = flat.slice(match.index + match[0].length);
    const isPair =
      list === 'duties'
        ? infinitive.test(right) || (uzbekVerb.test(left) && uzbekVerb.test(right))
        : list === 'benefits' && benefitCue.test(left) && benefitCue.test(right);
    const isWhole = list === 'benefits' || [left, right].every((side) => side.trim().split(/\s+/).length > 1);
    const isShort = list === 'benefits' ? right.trim().split(/\s+/).length <= 3 : true;
    if (isPair && isWhole && isShort) {
      return [clause.slice(0, match.index), ...splitJoined(clause.slice(match.index + match[0].length), list)];
    }
  }
  return [clause];
}
