import { expect, test } from 'vitest';
import { isOutside } from './isOutside.ts';

test.each(['notify.eskiz.uz', '8.8.8.8', '[2606:4700::1111]', 'internal.example.uz'])('%s is outside', (host) => {
  expect(isOutside(host)).toBe(true);
});

test.each(['localhost', 'minio', 'model.internal', 'store.lan', '127.0.0.1', '10.1.2.3', '[::1]', '[fd00::1]'])(
  '%s is near',
  (host) => {
    expect(isOutside(host)).toBe(false);
  },
);
