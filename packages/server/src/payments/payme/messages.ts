/** Payme's own numbers, and what people are told of each. */
export const paymeMessages = {
  [-31_001]: { ru: 'Неверная сумма', uz: 'Summa noto‘g‘ri', en: 'Wrong amount' },
  [-31_003]: { ru: 'Транзакция не найдена', uz: 'Tranzaksiya topilmadi', en: 'Transaction not found' },
  [-31_007]: {
    ru: 'Услуга уже оказана: отменить нельзя',
    uz: 'Xizmat ko‘rsatilgan: bekor qilib bo‘lmaydi',
    en: 'Already delivered',
  },
  [-31_008]: { ru: 'Невозможно выполнить операцию', uz: 'Amalni bajarib bo‘lmaydi', en: 'Cannot perform' },
  [-31_050]: { ru: 'Заказ не найден', uz: 'Buyurtma topilmadi', en: 'Order not found' },
  [-32_001]: { ru: 'Чек не найден', uz: 'Chek topilmadi', en: 'Receipt not found' },
  [-32_300]: { ru: 'Нужен запрос POST', uz: 'POST so‘rovi kerak', en: 'POST expected' },
  [-32_400]: { ru: 'Системная ошибка', uz: 'Tizim xatosi', en: 'System error' },
  [-32_504]: { ru: 'Недостаточно привилегий', uz: 'Huquq yetarli emas', en: 'Insufficient privileges' },
  [-32_600]: { ru: 'Неверный запрос', uz: 'So‘rov noto‘g‘ri', en: 'Invalid request' },
  [-32_601]: { ru: 'Метод не найден', uz: 'Metod topilmadi', en: 'Method not found' },
  [-32_602]: { ru: 'Неверные данные чека', uz: 'Chek ma’lumotlari noto‘g‘ri', en: 'Invalid receipt' },
  [-32_700]: { ru: 'Неверный JSON', uz: 'JSON noto‘g‘ri', en: 'Invalid JSON' },
} as const;
