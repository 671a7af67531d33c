// What it is says `ReviewData`; a module of its own kind each, made by reviewData.ts.
declare module 'virtual:kasb-review/*' {
  const data: unknown;
  export default data;
}
