import type { Message } from '@kasb/domain/messages';
import type { ru } from './ru.ts';

/** Texts of companies, orders and what was bought, for whoever does business and for operators in Uzbek (Latin). */
export const uz: Record<keyof typeof ru, Message> = {
  'payment.paid': 'To‘lov o‘tdi',
  'payment.cancelled': 'Buyurtma bekor qilindi',
  'payment.refunded': 'Pul qaytarildi',
  'payment.created': 'Buyurtma yaratildi',
  'payment.order': 'Buyurtma',
  'payment.plan': 'Reja',
  'payments.cancel': 'Buyurtmani bekor qilish',
  'order.failed': 'O‘tmadi',
  'order.paid': 'To‘langan',
  'order.expired': 'Muddati o‘tgan',
  'subscription.started': 'Boshlanishi',
  'subscription.expires': 'Tugashi',
  paidAt: 'To‘langan',
  waits: 'To‘lov kutilmoqda',
  cancelled: 'Bekor qilingan',
  refunding: 'Qaytarish boshlandi',
  legalAddress: 'Manzil',
  way: 'Usul',
  amount: 'Summa',
  'manager.members': 'Ishtirokchilar',
  'manager.empty': 'Hozircha kompaniyalar yo‘q',
  'details.requisites': 'Rekvizitlar',
  'type.individual': 'Jismoniy shaxs',
  'field.legalName': 'Yuridik nomi',
  'field.pinfl': 'JSHSHIR',
  'role.owner': 'Egasi',
  'role.member': 'Ishtirokchi',
};
