import { http, HttpResponse } from 'msw';

const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The candidate's photo, which the page's own site has. */
export const photo = http.get('/photo.jpg', () =>
  HttpResponse.arrayBuffer(Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0)).buffer, {
    headers: { 'content-type': 'image/png' },
  }),
);
