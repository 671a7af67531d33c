export { isSilentAbout, noHorizontalScroll, page, phone, says, valueOf } from '@kasb/kit/stories';
export type { Canvas } from '@kasb/kit/stories';
