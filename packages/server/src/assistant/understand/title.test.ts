import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  ['Нужен водитель категории С в Навои, вахта 15/15', 'Водитель категории C'],
  ['водитель категории C', 'Водитель категории C'],
  ['водитель категории с в навои', 'Водитель категории C'],
  ['Ищем водителя категории «Е» на фуру', 'Водитель категории E'],
  ['водитель кат. B', 'Водитель категории B'],
  ['Водитель категории В, C и Е, Ташкент, 6 млн', 'Водитель категории B/C/E'],
  ['С тоифали ҳайдовчи керак', 'C тоифали ҳайдовчи'],
  ['B, C toifali haydovchi kerak, Navoiy, 8 mln', 'B/C toifali haydovchi'],
  ['водитель категории с опытом', 'Водитель'],
  ['Учитель английского языка, Самарканд', 'Учитель английского языка'],
  ['Senior Java разработчик, 2000$', 'Senior Java разработчик'],
  ['Сварщик 5 разряда нужен, 6 млн, 2/2', 'Сварщик 5 разряда'],
  ['сис админ керак', 'Сис админ'],
  ['врач узи на полставки', 'Врач УЗИ'],
  ['мастер маникюра и педикюра', 'Мастер маникюра и педикюра'],
  ['курьеры на велосипеде нужны', 'Курьер на велосипеде'],
  ['Нужен водитель на Камаз, Карши', 'Водитель на Камаз'],
  ['Shifokor-terapevt kerak', 'Shifokor-terapevt'],
  ['Haydovchi (B, C toifa) kerak', 'B/C toifali haydovchi'],
  ['пайвандчи керак 5 разрядли', '5 разрядли пайвандчи'],
  ['5 razryadli payvandchi kerak', '5 razryadli payvandchi'],
  ['Технолог общественного питания, Ташкент', 'Технолог общественного питания'],
  ['возьмём грузчиков двоих', 'Грузчик'],
  ['Нужен ортодонт', 'Ортодонт'],
  ['Нужен водитель с категорией СЕ на фуру', 'Водитель категории CE'],
  ['Haydovchi kerak, CE toifa, Zarafshon', 'CE toifali haydovchi'],
  ['нужен менеджер по продажам b2b удаленно можно', 'Менеджер по продажам b2b'],
  ['оператор call центра чистая русская речь', 'Оператор call центра'],
  ['ищем бухгалтера главного', 'Главный бухгалтер'],
])('%s: what belongs to the name stays, the rest leaves it', (text, title) => {
  expect(understand(text, { language: /kerak|керак/.test(text) ? 'uz' : 'ru', asked: undefined }).title).toBe(title);
});

test.each([
  // What people say around it.
  ['здравствуйте нам на производство нужны швеи в Маргилане платим сдельно выходит от 4 до 7 миллионов', 'Швея'],
  ['меня зовут Рустам у нас мебельный цех ищем сборщика мебели работа в Ташкенте', 'Сборщик мебели'],
  ['нужен человек который будет сидеть на кассе кассир в общем', 'Кассир'],
  ['нужны люди на склад комплектовщиками', 'Комплектовщик'],
  ['бухгалтер нужен срочно', 'Бухгалтер'],
  ['нужен менеджер по продажам и поскорее', 'Менеджер по продажам'],
  ['менеджера по туризму ищем', 'Менеджер по туризму'],
  ['в связи с расширением ищем дизайнера интерьера', 'Дизайнер интерьера'],
  ['есть вакансия логопеда, полный день', 'Логопед'],
  ['нужен помошник повара ресторан в центре города', 'Помощник повара'],
  ['нужен кондитер умеющий делать торты на заказ', 'Кондитер'],
  ['Ищу помощницу по дому 3 раза в неделю', 'Помощница по дому'],
  ['Компания ООО «Барака» приглашает на работу швею', 'Швея'],
  // What belongs to it.
  ['Менеджер по работе с клиентами, Фергана', 'Менеджер по работе с клиентами'],
  ['переводчик с китайского на русский, удаленно', 'Переводчик с китайского на русский'],
  ['требуется юрист по трудовому праву', 'Юрист по трудовому праву'],
  ['учитель русского языка и литературы', 'Учитель русского языка и литературы'],
  ['Нужны курьеры на личном авто', 'Курьер на личном авто'],
  ['нужен крановщик 5-го разряда Алмалык', 'Крановщик 5-го разряда'],
  // Case and number.
  ['Хотим взять токаря-универсала, завод в Ангрене', 'Токарь-универсал'],
  ['Открыта вакансия ведущего инженера-конструктора', 'Ведущий инженер-конструктор'],
  ['Требуется заведующая детским садом', 'Заведующая детским садом'],
  ['Ищем стажера в отдел маркетинга', 'Стажёр'],
  // Typing errors.
  ['нужин павар', 'Повар'],
  ['ищу продовца консультанта на чиланзар', 'Продавец консультант'],
  ['ищю кладавщика на склад', 'Кладовщик'],
])('%s: the position is read out of what is said', (text, title) => {
  expect(understand(text, { language: 'ru', asked: undefined }).title).toBe(title);
});

test.each([
  ['Toshkentga yangi ochilgan restoranga ofitsiantlar kerak', 'Ofitsiant'],
  ['hozir bizga tajribali konditer juda kerak', 'Konditer'],
  ['5 yillik tajribaga ega prorab kerak Nukusga', 'Prorab'],
  ['yangi ochilgan klinikaga laborant va hamshira kerak', 'Laborant'],
  ['mebel sexiga mebel yig‘uvchi usta kerak', 'Mebel yig‘uvchi usta'],
  ['bogchaga tarbiyachi qidiryapmiz', 'Tarbiyachi'],
  ['qorovulga odam kerak', 'Qorovul'],
  ['matematika oqituvchilari kerak', 'Matematika o‘qituvchisi'],
  ['kassirlarni ishga taklif qilamiz', 'Kassir'],
  ['fransuz tilidan tarjimon kerak', 'Fransuz tilidan tarjimon'],
  ['mijozlar bilan ishlash bo‘yicha menejer kerak', 'Mijozlar bilan ishlash bo‘yicha menejer'],
  ['Bizda sartarosh o‘rni bo‘sh', 'Sartarosh'],
  ['Kerak: sotuvchi', 'Sotuvchi'],
  ['тикувчи қидирилмоқда', 'Тикувчи'],
  ['bizning kompaniyamiz oshpaz ishga taklif qiladi', 'Oshpaz'],
  ['markazga 5-razryadli payvandchi kerak maosh kelishiladi', '5-razryadli payvandchi'],
  ['Қўқон ва Марғилондаги салонларга аёллар сартароши керак', 'Аёллар сартароши'],
  ['юк ташувчиларни ишга оламиз, кунбай 200 000 сўм', 'Юк ташувчи'],
  ['bizga opытный buxgalter kerak 1C biladigan', 'Buxgalter'],
])('%s: so it is in Uzbek', (text, title) => {
  expect(understand(text, { language: 'uz', asked: undefined }).title).toBe(title);
});

test.each([
  ['ru', 'Юрист по договорам, знание английского', 'Юрист по договорам'],
  ['ru', 'Требуется продавец по выходным', 'Продавец'],
  ['ru', 'возьмём на работу сварщика аргонщика', 'Сварщик аргонщик'],
  ['ru', 'ищем помощника повара', 'Помощник повара'],
  ['ru', 'водитель фуры категории СЕ', 'Водитель фуры категории CE'],
  ['uz', 'CE toifali haydovchi kerak', 'CE toifali haydovchi'],
  ['uz', 'oshpazga ehtiyoj bor', 'Oshpaz'],
  ['uz', 'ошпазга эҳтиёж бор', 'Ошпаз'],
  ['uz', 'santexnikka ehtiyojimiz bor', 'Santexnik'],
  ['uz', 'ayollar sartaroshilar kerak', 'Ayollar sartaroshi'],
] as const)('%s: %s: its field, its second half and its case', (language, text, title) => {
  expect(understand(text, { language, asked: undefined }).title).toBe(title);
});

test.each([
  ['Нужен логопед с годиком опыта', 1],
  ['опыт хотя бы годик', 1],
  ['кассир, полгода опыта', 0.5],
])('%s: a year is told without its number', (text, from) => {
  expect(understand(text, { language: 'ru', asked: undefined }).experience?.from).toBe(from);
});

test.each([
  ['Здравствуйте, мы частная школа в Самарканде, ищем преподавателя физики.', 'Преподаватель физики'],
  ['Детский сад, ищем воспитателя', 'Воспитатель'],
  ['Аптека на Чиланзаре, требуется фармацевт', 'Фармацевт'],
  ['Мы небольшая клиника в Бухаре, ищем медсестру', 'Медсестра'],
])('%s: who looks for somebody is no position, asked for one or not', (text, title) => {
  for (const asked of ['title', undefined] as const)
    expect(understand(text, { language: 'ru', asked }).title).toBe(title);
});
