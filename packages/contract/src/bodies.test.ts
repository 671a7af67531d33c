import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { chatBody } from './aiVacancy.ts';
import { updateApplicationStatus } from './applications.ts';
import { registerByPhone, verifyPhone } from './auth.ts';
import { addCompanyMember } from './companies.ts';
import { companyBody } from './company.ts';
import { generateInterviewQuestions, interviewQuestionsBody } from './interview.ts';
import { issuesOf } from './issuesOf.ts';
import { publishVacancy } from './posting.ts';
import { employerProfileBody } from './profile.ts';
import { studyBody } from './resume.ts';
import { vacancySearch } from './search.ts';
import { vacancyBody, vacancyUpdate } from './vacancyBody.ts';

function errors(schema: GenericSchema, body: unknown) {
  return issuesOf(safeParse(schema, body).issues ?? []);
}

function output(schema: GenericSchema, body: unknown) {
  const result = safeParse(schema, body);
  if (!result.success) throw new Error(JSON.stringify(issuesOf(result.issues)));
  // What goes over the wire: keys without a value are gone.
  return JSON.parse(JSON.stringify(result.output)) as unknown;
}

const shared = { name: 'ООО «Барака Строй»', email: 'info@baraka.uz', phone: '998712001020', areas_activity: 'as1' };
const legal = { ...shared, companyType: 'legal' };
const individual = { ...shared, companyType: 'individual', firstName: 'Бахтиёр', lastName: 'Рахимов' };

describe('M10: texts that people are not to be misled by', () => {
  const hidden = ['\u200B', '\u202E', '\u2066', '\u00AD', '\uFEFF', '\u200D', '\u3164', '\u{E0041}'];

  test.each(hidden)('nothing but %j is no name', (sign) => {
    expect(errors(companyBody, { ...legal, name: ` ${sign} ${sign}` })).toEqual({
      name: { code: 'companyNameRequired' },
    });
    expect(output(companyBody, { ...legal, bankName: sign, description: sign })).toEqual({ ...legal, description: '' });
    expect(Object.keys(errors(vacancyBody, { title: sign }))).toEqual(['title']);
  });

  test('invisible, direction and control signs are dropped, and runs of white space are one space in a line', () => {
    const form = { ...legal, name: '\u202EBank\u200B  of\n\tAsaka\u00A0 \u2066' };
    expect(output(companyBody, form)).toMatchObject({ name: 'Bank of Asaka' });
    expect(
      output(vacancyBody, { title: 'Шве\u200Bя ', requirements: ['Опыт\u202E  от\n3\u0007 лет', '\u200B\u009F'] }),
    ).toEqual({
      title: 'Швея',
      requirements: ['Опыт от 3 лет'],
    });
  });

  test('longer texts keep their lines', () => {
    const text = 'Шьём  одежду.\n\n• Цех\u200B\u001B большой\u007F';
    const kept = 'Шьём  одежду.\n\n• Цех большой';
    expect(output(companyBody, { ...legal, description: text })).toMatchObject({ description: kept });
    expect(output(vacancyBody, { title: 'Швея', description: text })).toMatchObject({ description: kept });
    const companyProfile = { name: 'Ф' };
    expect(output(chatBody, { message: text, companyProfile })).toMatchObject({ message: kept });
  });

  test('signs that words are made of stay', () => {
    for (const name of ['Oʻzbekiston «Paxta»', 'Ўзбек — ғазна №1', 'Café ❤️', 'O‘g‘il-Qiz'])
      expect(output(companyBody, { ...legal, name })).toMatchObject({ name });
  });
});

describe('a company', () => {
  test('with required fields only', () => expect(output(companyBody, legal)).toEqual(legal));

  test('a sphere is named by the number that the list of spheres gives, or by the same as a text', () => {
    expect(output(companyBody, { ...legal, areas_activity: 12 })).toEqual({ ...legal, areas_activity: '12' });
    expect(output(companyBody, { ...legal, areas_activity: '12' })).toEqual({ ...legal, areas_activity: '12' });
    for (const areas_activity of ['', ' ', true, {}, null])
      expect(errors(companyBody, { ...legal, areas_activity })).toEqual({ areas_activity: { code: 'areaRequired' } });
  });

  test('without any has an issue for each', () => {
    expect(errors(companyBody, { companyType: 'legal' })).toEqual({
      name: { code: 'required' },
      email: { code: 'required' },
      phone: { code: 'required' },
      areas_activity: { code: 'required' },
    });
    expect(errors(companyBody, { ...legal, name: '  ', email: '' })).toEqual({
      name: { code: 'companyNameRequired' },
      email: { code: 'emailRequired' },
    });
    expect(errors(companyBody, {})).toEqual({ companyType: { code: 'companyTypeRequired' } });
  });

  test('empty optional fields are left out, an empty description is sent as null', () => {
    const form = { ...legal, website: '', stir: ' ', bankName: '', logoUrl: '', description: null, cityId: 1 };
    expect(output(companyBody, form)).toEqual({ ...legal, description: null, cityId: 1 });
  });

  test('an individual needs both names, and loses what only legal entities have', () => {
    expect(errors(companyBody, { ...individual, firstName: '', lastName: undefined })).toEqual({
      firstName: { code: 'firstNameRequired' },
      lastName: { code: 'lastNameRequired' },
    });
    expect(output(companyBody, { ...individual, stir: 'x', passportSeries: 'aa' })).toEqual({
      ...individual,
      passportSeries: 'AA',
    });
  });

  test.each([
    ['stir', '301234567', '12345', { code: 'digits', values: { count: 9 } }],
    ['oked', '41201', '1', { code: 'digits', values: { count: 5 } }],
    ['mfo', '00444', '1', { code: 'digits', values: { count: 5 } }],
    ['bankAccount', '20208000900123456001', '2020', { code: 'digits', values: { count: 20 } }],
  ])('%s', (field, good, bad, message) => {
    expect(errors(companyBody, { ...legal, [field]: good })).toEqual({});
    expect(errors(companyBody, { ...legal, [field]: bad })).toEqual({ [field]: message });
    expect(errors(companyBody, { ...legal, [field]: `${good}0` })).toEqual({ [field]: message });
    expect(errors(companyBody, { ...legal, [field]: good.replace(/\d/, '٣') })).toEqual({ [field]: message });
  });

  test.each([
    ['pinfl', '30101851234567', '3010185123456', { code: 'digits', values: { count: 14 } }],
    ['passportSeries', 'AA', 'АА', { code: 'passportSeries' }],
    ['passportNumber', '1234567', '123456', { code: 'digits', values: { count: 7 } }],
    ['passportIssuedDate', '2020-02-29', '2020-13-01', { code: 'notDate' }],
    ['passportIssuedDate', '2020-02-29', '2021-02-29', { code: 'notDate' }],
  ])('%s', (field, good, bad, message) => {
    expect(errors(companyBody, { ...individual, [field]: good })).toEqual({});
    expect(errors(companyBody, { ...individual, [field]: bad })).toEqual({ [field]: message });
  });

  test.each([
    ['pinfl', '••••••••••4567', '•••••••••4567', { code: 'digits', values: { count: 14 } }],
    ['pinfl', '••••••••••••••', '3010185123••••', { code: 'digits', values: { count: 14 } }],
    ['passportSeries', '••', '•A', { code: 'passportSeries' }],
    ['passportNumber', '•••••67', '12345••', { code: 'digits', values: { count: 7 } }],
  ])('M4: %s may come back as its mask %s, not as %s', (field, mask, bad, message) => {
    expect(errors(companyBody, { ...individual, [field]: mask })).toEqual({});
    expect(errors(companyBody, { ...individual, [field]: bad })).toEqual({ [field]: message });
  });

  test.each(['javascript:alert(1)', 'ftp://baraka.uz', 'baraka', 'data:text/html,x', 'file:///etc/passwd'])(
    'the address %s is refused',
    (website) => expect(Object.keys(errors(companyBody, { ...legal, website }))).toEqual(['website']),
  );

  test.each(['https://baraka.uz', 'http://baraka.uz/о-нас?a=1', ' HTTPS://BARAKA.UZ '])(
    'the address %s is taken',
    (website) => {
      expect(errors(companyBody, { ...legal, website })).toEqual({});
    },
  );

  test.each(['info-baraka', 'a@b', '@baraka.uz', `${'a'.repeat(250)}@b.uz`])('the mail %s is refused', (email) => {
    expect(Object.keys(errors(companyBody, { ...legal, email }))).toEqual(['email']);
  });

  test.each([1.5, '1', 0, -1, 1e12, Number.NaN])('the city %j is refused', (cityId) => {
    expect(Object.keys(errors(companyBody, { ...legal, cityId }))).toEqual(['cityId']);
  });
});

describe('a vacancy', () => {
  test('blank lines are dropped, keys outside the contract too', () => {
    const form = {
      title: ' Повар ',
      requirements: ['Опыт', '', '  '],
      benefits: ['Обеды '],
      company_id: 'c2',
      views: 5,
    };
    expect(output(vacancyBody, form)).toEqual({ title: 'Повар', requirements: ['Опыт'], benefits: ['Обеды'] });
  });

  test('its title is required, bounded and not blank', () => {
    expect(errors(vacancyBody, {})).toEqual({ title: { code: 'required' } });
    expect(errors(vacancyBody, { title: ' ' })).toEqual({ title: { code: 'titleRequired' } });
    expect(errors(vacancyBody, { title: 'я'.repeat(201) })).toEqual({
      title: { code: 'tooLong', values: { max: 200 } },
    });
  });

  test.each([
    [{ vacancyStatus: 'archived' }, 'vacancyStatus'],
    [{ remoteType: 'moon' }, 'remoteType'],
    [{ currency: 'сум' }, 'currency'],
    [{ salaryMin: 1.5 }, 'salaryMin'],
    [{ salaryMax: -1 }, 'salaryMax'],
    [{ requirements: 'Опыт' }, 'requirements'],
    [{ requirements: Array.from({ length: 101 }, () => 'x') }, 'requirements'],
    [{ benefits: ['x'.repeat(1001)] }, 'benefits.0'],
    [{ skipValidation: 'yes' }, 'skipValidation'],
  ])('%j is refused', (part, field) => {
    expect(Object.keys(errors(vacancyBody, { title: 'Повар', ...part }))).toEqual([field]);
  });

  test('any employment type of a reference list is taken, and a minimum above the maximum', () => {
    expect(errors(vacancyBody, { title: 'Повар', employmentType: '9', salaryMin: 3, salaryMax: 3 })).toEqual({});
  });

  test('a save is whole, or of the status alone', () => {
    expect(output(vacancyUpdate, { vacancyStatus: 'paused' })).toEqual({ vacancyStatus: 'paused' });
    expect(errors(vacancyUpdate, { title: 'Повар', vacancyStatus: 'paused' })).toEqual({});
    const title = { title: { code: 'titleRequired' } };
    expect(errors(vacancyUpdate, {})).toEqual(title);
    expect(errors(vacancyUpdate, { vacancyStatus: 'paused', salaryMin: 1 })).toEqual(title);
    expect(errors(vacancyUpdate, { skipValidation: true })).toEqual(title);
  });
});

describe('other bodies', () => {
  test('a code is 1 to 6 characters', () => {
    const phone = '998901234567';
    expect(errors(verifyPhone.body, { phone, code: '1234' })).toEqual({});
    expect(errors(verifyPhone.body, { phone, code: ' ' })).toEqual({ code: { code: 'codeRequired' } });
    expect(errors(verifyPhone.body, { phone, code: '1234567' })).toEqual({
      code: { code: 'tooLong', values: { max: 6 } },
    });
  });

  test('a registration trims names and knows its roles', () => {
    const body = { phone: '901234567', firstName: ' Азиз ', lastName: 'Каримов', role: 'employer' };
    expect(output(registerByPhone.body, body)).toEqual({ ...body, phone: '998901234567', firstName: 'Азиз' });
    expect(errors(registerByPhone.body, { ...body, role: 'operator' })).toEqual({
      role: { code: 'oneOf', values: { options: 'candidate, employer' } },
    });
    expect(errors(registerByPhone.body, { ...body, firstName: '', lastName: 'я'.repeat(101) })).toEqual({
      firstName: { code: 'firstNameRequired' },
      lastName: { code: 'tooLong', values: { max: 100 } },
    });
  });

  test('a name is anything with a letter in it', () => {
    const named = (firstName: string) =>
      errors(registerByPhone.body, { phone: '901234567', firstName, lastName: 'Ю', role: 'candidate' });
    for (const name of ['Я', 'Oʻgʻil', 'Нур-Мухаммад 2']) expect(named(name)).toEqual({});
    for (const name of ['-', '👍', '12']) expect(named(name)).toEqual({ firstName: { code: 'firstNameRequired' } });
  });

  test('an application is never moved back to applied', () => {
    expect(errors(updateApplicationStatus.body, { status: 'hired' })).toEqual({});
    expect(Object.keys(errors(updateApplicationStatus.body, { status: 'applied' }))).toEqual(['status']);
  });

  test('publishing needs a service', () => {
    const message = { selectedServiceIds: { code: 'serviceRequired' } };
    expect(errors(publishVacancy.body, { selectedServiceIds: [] })).toEqual(message);
    expect(errors(publishVacancy.body, { selectedServiceIds: ['sv1'] })).toEqual({});
  });

  test('a profile takes null for what is empty', () => {
    const profile = { first_name: 'Азиз', last_name: 'Каримов', phone: '998901234567', position: null, about: '' };
    expect(output(employerProfileBody, profile)).toEqual(profile);
  });

  test('questions are trimmed and never blank, and name the one at fault', () => {
    const question = { text: ' Ваш опыт? ', order_index: 0, ai_generated: true };
    expect(output(interviewQuestionsBody, { questions: [question] })).toEqual({
      questions: [{ ...question, text: 'Ваш опыт?' }],
    });
    expect(errors(interviewQuestionsBody, { questions: [question, { ...question, text: ' ' }] })).toEqual({
      'questions.1.text': { code: 'questionRequired' },
    });
  });

  test('what is absent gets its default', () => {
    expect(output(generateInterviewQuestions.body, { vacancy_id: 'v1' })).toEqual({
      vacancy_id: 'v1',
      question_count: 10,
      language: 'ru',
    });
    expect(output(addCompanyMember.body, { phone: '935556677' })).toEqual({ phone: '998935556677', role: 'member' });
  });

  test('a turn of the chat carries ten messages at most', () => {
    const turn = { sender: 'user', content: 'Нужен повар' };
    const body = {
      message: 'Ещё',
      companyProfile: { name: 'Барака' },
      chatHistory: Array.from({ length: 10 }, () => turn),
    };
    expect(errors(chatBody, body)).toEqual({});
    expect(errors(chatBody, { ...body, chatHistory: [...body.chatHistory, turn] })).toEqual({
      chatHistory: { code: 'tooMany', values: { max: 10 } },
    });
    expect(errors(chatBody, { ...body, message: '   ', companyProfile: {} })).toEqual({
      message: { code: 'messageRequired' },
      'companyProfile.name': { code: 'required' },
    });
  });

  test.each([null, 'text', 5])('%j is no body at all', (body) => {
    expect(errors(vacancyBody, body)).toEqual({ '': { code: 'notObject' } });
  });
});

describe('the search', () => {
  test('takes what came from an address and what came from a caller', () => {
    expect(output(vacancySearch, { search: ' Повар ', limit: '20' })).toEqual({ search: 'Повар', limit: 20 });
    expect(output(vacancySearch, { limit: 20, employmentType: 'parttime' })).toEqual({
      limit: 20,
      employmentType: 'parttime',
    });
    expect(output(vacancySearch, { search: '', location: ' ', cursor: '' })).toEqual({});
  });

  test.each([
    { limit: '0' },
    { limit: '101' },
    { limit: '1e1' },
    { limit: '-1' },
    { limit: 1.5 },
    { employmentType: 'all' },
    { search: 'я'.repeat(201) },
  ])('%j is refused', (query) => expect(Object.keys(errors(vacancySearch, query))).toEqual(Object.keys(query)));
});

describe('what people paste', () => {
  test.each([
    ['email', '\u200Bhr@example.uz', 'hr@example.uz'],
    ['email', 'hr@exam\u00ADple.uz', 'hr@example.uz'],
    ['email', ' hr\u2060@example.uz\u00A0', 'hr@example.uz'],
    ['bankAccount', '2020 8000 9001 2345 6001', '20208000900123456001'],
    ['bankAccount', '2020-8000-9001-2345-6001', '20208000900123456001'],
    ['bankAccount', '2020\u00A08000\u00A09001\u00A02345\u00A06001', '20208000900123456001'],
    ['stir', '305 123 456', '305123456'],
    ['stir', '\u202D305123456\u202C', '305123456'],
    ['stir', '305\u2011123\u2011456', '305123456'],
    ['bankAccount', '2020\u20138000\u20139001\u20132345\u20136001', '20208000900123456001'],
    ['bankAccount', '20208\u202F000\u2009900123456001\t', '20208000900123456001'],
    ['mfo', '00\u200B 014', '00014'],
    ['email', '\uFEFFhr\u2011dept@example.uz\u200E', 'hr-dept@example.uz'],
    ['oked', '62 010', '62010'],
    ['website', '\u200Bhttps://baraka.uz', 'https://baraka.uz'],
  ])('%s: %j', (name, pasted, kept) => {
    expect(output(companyBody, { ...legal, [name]: pasted })).toMatchObject({ [name]: kept });
  });

  test('requisites of a person come in groups too', () => {
    const person = { pinfl: '3010 1851 2345 67', passportSeries: ' a\u00A0a', passportNumber: '123 45\u201167' };
    expect(output(companyBody, { ...individual, ...person })).toMatchObject({
      pinfl: '30101851234567',
      passportSeries: 'AA',
      passportNumber: '1234567',
    });
  });

  test.each([
    ['stir', '３０５１２３４５６'],
    ['stir', '305 123 45'],
    ['bankAccount', '2020 8000 9001 2345 600x'],
    ['email', 'hr @example.uz'],
  ])('%s stays refused: %j', (name, pasted) => {
    expect(errors(companyBody, { ...legal, [name]: pasted })).toHaveProperty(name);
  });

  test('a year of study is at most six years ahead', () => {
    const year = new Date().getFullYear();
    expect(errors(studyBody, { level: 'higher', institution: 'ТИТЛП', year: year + 7 })).toEqual({
      year: { code: 'wholeNumber', values: { min: 1950, max: year + 6 } },
    });
    expect(errors(studyBody, { level: 'higher', institution: 'ТИТЛП', year: year + 6 })).toEqual({});
  });
});
