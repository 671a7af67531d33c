import { appendInterviewUpload, createInterviewUpload, getInterviewUpload } from '@kasb/contract';
import type { InterviewUploadBody } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';

/** A provider that keeps what is uploaded; `loses` says which chunks never arrive. */
export function uploadProvider(loses: (call: number) => boolean = () => false) {
  const kept = new Map<string, { type: string; size: number; parts: Blob[] }>();
  let made = 0;
  let calls = 0;
  const answer = (mediaId: string) => {
    const upload = kept.get(mediaId);
    const offset = upload?.parts.reduce((sum, part) => sum + part.size, 0) ?? 0;
    return { mediaId, offset, size: upload?.size, isComplete: offset === upload?.size };
  };
  const handlers = [
    mock.ok(createInterviewUpload, ({ body }) => {
      const { type, size } = body as InterviewUploadBody;
      const mediaId = `m${(made += 1)}`;
      kept.set(mediaId, { type, size, parts: [] });
      return answer(mediaId);
    }),
    mock.ok(getInterviewUpload, ({ params }) => answer(params.mediaId ?? '')),
    mock.ok(appendInterviewUpload, ({ params: { mediaId = '', offset }, body }) => {
      if (loses((calls += 1))) return Response.error();
      if (Number(offset) !== answer(mediaId).offset)
        return Response.json({ ...answer(mediaId), code: 'uploadOffset' }, { status: 409 });
      kept.get(mediaId)?.parts.push(body as Blob);
      return answer(mediaId);
    }),
  ];
  return { handlers, kept };
}
