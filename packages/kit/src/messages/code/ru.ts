/** What is said of a code from an SMS, in Russian, the source language. */
export const ru = {
  'code.label': 'Код подтверждения',
  'code.confirm': 'Подтвердить',
  'code.lifetime': 'Код действует 5 минут',
  'code.refused': 'Код не подошёл',
  'code.resend': 'Отправить код ещё раз',
  'code.resendIn': 'Отправить код ещё раз через {time}',
  'code.resent': 'Новый код отправлен',
  'code.proving': 'Проверяем, что вы не робот…',
} as const;
