import type { Message } from '@kasb/kit';
import type { ru } from './ru.ts';

/** Texts of the operator's room in Uzbek. */
export const uz: Record<keyof typeof ru, Message> = {
  'signIn.room': 'Operator xonasi',
  'signIn.title': 'Operatorlar uchun kirish',
  'signIn.step': '2 qadamdan {n}-si',
  'signIn.phone': 'Telefon raqami',
  'signIn.smsCode': 'SMS kodi',
  'signIn.enrolmentCode': 'Ro‘yxatga olish kodi',
  'signIn.enrolmentHint': 'Uni sizga administrator bergan',
  'signIn.appCode': 'Tasdiqlash kodi',
  'signIn.appText': 'Kodlar ilovasini oching va Kasb uchun olti raqamni kiriting.',
  'signIn.appHint': 'Kod har 30 soniyada yangilanadi. Mos kelmasa, telefon vaqti avtomatik qo‘yilganini tekshiring.',
  'signIn.scan': 'Kodni ilova bilan o‘qing yoki kalitni unga o‘zingiz kiriting.',
  'signIn.qr': 'QR-kod',
  'signIn.go': 'Davom etish',
  'signIn.enter': 'Kirish',
  'signIn.otherPhone': 'Boshqa raqam',
  'signIn.byRecovery': 'Zaxira kod bilan kirish',
  'signIn.recoveryCode': 'Zaxira kod',
  'signIn.recoveryCodes': 'Zaxira kodlari',
  'signIn.recoveryText': 'Har biri telefon o‘rnini bir marta bosadi. Ularni boshqa ko‘rsatmaymiz.',
  'signIn.saved': 'Kodlarni saqladim',
  'signIn.saveFirst': 'Avval kodlarni saqlang',
  'signIn.note': 'Kirish 12 soat, harakatsiz 60 daqiqa amal qiladi. Barcha amallar jurnalga yoziladi.',
  'signIn.again': '{time} dan keyin qayta urinish',
  'signIn.failed': 'Kirib bo‘lmadi. Qayta urining',
};
