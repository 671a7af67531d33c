import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome, Android', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ['Chrome, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/138.0.0.0 Safari/537.36`],
  ['Edge, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`],
  ['Yandex Browser, Windows', `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/136.0 YaBrowser/25.6.0.0 Safari/537.36`],
  ['Opera, Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/137.0.0.0 Safari/537.36 OPR/120.0.0.0`],
  ['Samsung Internet, Android', `Mozilla/5.0 (Linux; Android 14) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile`],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Firefox, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 FxiOS/140.0 Safari/605.1.15',
  ],
  [
    'Safari, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1',
  ],
  [
    'Safari, macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  ],
  ['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/138.0.0.0 Safari/537.36`],
  ['Android', 'okhttp (Android 14)'],
  [null, 'curl/8.14.1'],
  [null, ''],
])('%s', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
