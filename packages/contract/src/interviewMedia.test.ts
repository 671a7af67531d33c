import { safeParse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { appendInterviewUpload, interviewUploadBody, maxInterviewMediaBytes } from './interviewMedia.ts';

const body = { questionId: 'q1', type: 'video/webm', size: 1000 };

test.each(['video/webm', 'video/webm;codecs=vp8,opus', 'AUDIO/MP4', ' audio/ogg ; codecs=opus'])(
  '%s is taken, without its parameters',
  (type) => {
    const result = safeParse(interviewUploadBody, { ...body, type });
    expect(result.success && result.output.type).toMatch(/^(video|audio)\/(webm|mp4|ogg)$/);
  },
);

test.each([
  ['type', 'text/html'],
  ['type', 'image/svg+xml'],
  ['type', 'video/ogg'],
  ['size', 0],
  ['size', maxInterviewMediaBytes + 1],
  ['size', 2 * 1024 ** 3],
  ['size', 1.5],
])('%s %s is refused', (name, value) => {
  expect(safeParse(interviewUploadBody, { ...body, [name]: value }).success).toBe(false);
});

test('a chunk goes over the wire as it is', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ mediaId: 'm1', offset: 3, size: 3, isComplete: true }),
  );
  const chunk = new Blob([new Uint8Array([1, 2, 3])]);
  const { data } = await createClient({ baseUrl: '', fetch }).send(appendInterviewUpload, {
    params: { token: 't', mediaId: 'm1', offset: '0' },
    body: chunk,
  });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual(['/interview/t/uploads/m1/0', 'PATCH', chunk]);
  expect(new Headers(init?.headers).get('content-type')).toBe('application/octet-stream');
  expect(data).toEqual({ mediaId: 'm1', offset: 3, size: 3, isComplete: true, sha256: undefined });
});
