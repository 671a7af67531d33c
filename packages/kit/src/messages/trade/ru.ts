/**
 * Texts of companies, orders and what was bought, for whoever does business and for operators in Russian, the source
 * language.
 */
export const ru = {
  'payment.paid': 'Оплата прошла',
  'payment.cancelled': 'Заказ отменён',
  'payment.refunded': 'Деньги возвращены',
  'payment.created': 'Заказ создан',
  'payment.order': 'Заказ',
  'payment.plan': 'План',
  'payments.cancel': 'Отменить заказ',
  'order.failed': 'Не прошёл',
  'order.paid': 'Оплачен',
  'order.expired': 'Истёк',
  'subscription.started': 'Начало',
  'subscription.expires': 'Окончание',
  paidAt: 'Оплачено',
  waits: 'Ждёт оплаты',
  cancelled: 'Отменён',
  refunding: 'Возврат начат',
  legalAddress: 'Адрес',
  way: 'Способ',
  amount: 'Сумма',
  'manager.members': 'Участники',
  'manager.empty': 'Компаний пока нет',
  'details.requisites': 'Реквизиты',
  'type.individual': 'Физическое лицо',
  'field.legalName': 'Юридическое название',
  'field.pinfl': 'ПИНФЛ',
  'role.owner': 'Владелец',
  'role.member': 'Участник',
};
