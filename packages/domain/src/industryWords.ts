/** Beginnings of words that tell an industry. */
export const industryWords = {
  it: [
    'разработ it айти софт сайт приложени цифров dastur software saas программ информационн мобильн axborot sayt',
    'raqamli',
  ],
  construction: [
    'строит стройк ремонт застройщик монтаж бетон жилых qurilish quruvchi tamir недвижим архитект kochmas beton',
  ],
  trade: ['торг магазин продаж розни опт оптов супермаркет маркетплейс savdo dokon sotuv supermarket'],
  education: ['образован школ обучен учеб курс университет репетитор детск talim maktab oquv bogcha kurs universitet'],
  medicine: [
    'медиц клиник больни стоматолог аптек врач здоров фармац tibbiyot klinika shifokor shifoxona dorixona',
    'farmatsevt',
  ],
  catering: [
    'ресторан кафе общепит кухн столов пекарн кофе питани гостиниц отел туризм oshxona restoran kafe choyxona',
    'mehmonxona turizm',
  ],
  logistics: [
    'логист перевоз доставк склад груз транспорт экспедир курьер logistika yuk tashish yetkazib ombor kuryer',
  ],
  textile: ['текстил швей пошив ткан трикотаж одежд фабрик toqimachilik tikuv mato trikotaj kiyim'],
  agriculture: [
    'сельск агро ферм теплиц сад садов сады животновод птиц qishloq agro fermer issiqxona bog chorva parranda',
  ],
  finance: ['финанс бухгалт банк аудит страхов офис кредит moliya buxgalter bank audit sugurta ofis kredit'],
  industry: [
    'завод производств энерг металл химич машиностро цех цеха цехов zavod ishlab energetika metall kimyo sex sexi',
    'sexlar',
  ],
  services: ['маркетинг реклам юрид охран красот салон услуг smm marketing reklama yuridik qoriqlash gozallik xizmat'],
};
