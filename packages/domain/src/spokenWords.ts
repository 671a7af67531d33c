/**
 * Words that only one of the languages has, without apostrophes and in the letters that people type for ў, қ, ғ, ҳ, ё.
 */
export const spokenWords = {
  uz: [
    'kerak kerakli bizga menga biz men siz sizga uchun bilan va yoki emas ham bor yoq ha maosh maoshi oylik',
    'oyligi ish ishlash ishchi ishga xodim yil yillik yildan oy kun kuni soat tajriba tajribali kamida dan gacha',
    'salom assalomu rahmat iltimos qidiryapmiz izlayapmiz boladi bolsin bolishi shart bepul tushlik ovqat tatil',
    'yotoqxona mukofot masofaviy masofadan uydan ofisda toliq yarim qisman talablar sharoitlar vazifalar tilini',
    'tili bilish bilsin qilish korsatish har ikki uch tort besh olti yetti sakkiz toqqiz on ming gibrid grafik',
    'format kelishilgan kelishiladi erkin smenali dushanba juma yaxshi kompaniya lavozim nima qancha qanday kim',
    'bu shu deb qoying boshqa oliy malumot rasmiy halol chaqqon toza kuryer uy joyi kerakmi qidiramiz shahri',
    'shahrida toshkent toshkentda samarqand samarqandda oshpaz haydovchi sotuvchi buxgalter hafta som mln ofis',
    'talab sharoit albatta erkak ayol керак керакли бизга менга биз мен сиз сизга учун билан ва еки эмас хам бор',
    'йук ха маош маоши ойлик ойлиги иш ишлаш ишчи ишга ходим йил йиллик йилдан ой кун куни соат тажриба тажрибали',
    'камида дан гача салом ассалому рахмат илтимос кидиряпмиз излаяпмиз булади булсин булиши шарт бепул тушлик',
    'овкат татил етокхона мукофот масофавий масофадан уйдан офисда тулик ярим кисман талаблар шароитлар вазифалар',
    'тилини тили билиш билсин килиш курсатиш хар икки уч турт беш олти етти саккиз туккиз ун минг',
    'келишилган келишилади эркин сменали душанба жума яхши лавозим нима канча кандай ким бу шу деб',
    'куйинг бошка олий малумот расмий халол чаккон тоза курер уй жойи ошпаз хайдовчи сотувчи мумкин',
  ],
  ru: [
    'и в на с со не нет да от до за для по из или без нам мне нужен нужна нужно нужны ищем ищу требуется',
    'требуются опыт опыта опытом работа работы работать зарплата зарплату оклад лет год года знание умение',
    'день дня условия требования обязанности здравствуйте привет спасибо пожалуйста можно человек хочу хотим',
    'будет есть как что это наш наша тысяч тысячи миллионов миллиона рублей долларов сумов полный полная',
    'неполный офисе удаленно удаленка образование высшее свой свое поставь убери обеды питание отпуск премии',
    'договорная примерно свободный сменный гибкий мы город официальное оформление офис повар водитель бухгалтер',
    'продавец менеджер',
  ],
};
