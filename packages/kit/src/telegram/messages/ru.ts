/** Texts of the way to a chat in Russian, the source language. */
export const ru = {
  'telegram.connected': '{name}, подключён {day}',
  'telegram.disconnect': 'Отключить Telegram',
  'telegram.atNine': 'Раз в день, в 9:00',
  'telegram.connect': 'Подключить Telegram',
  'telegram.open': 'Открыть Telegram',
  'telegram.failed': 'Не получилось подключить Telegram',
};
