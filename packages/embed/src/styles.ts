// `!important` within a shadow root beats that of the page; `all` leaves alone `direction` and the variables.
const host = `:host{all:initial!important;display:block!important;direction:ltr!important;contain:content!important}
:host([hidden]){display:none!important}`;

const light = '--t:#182031;--m:#575f6e;--a:#214ea5;--o:#fff;--s:#fff;--b:#e2e1dd';
const dark = '--t:#eaedf2;--m:#a6adb9;--a:#79aef0;--o:#091224;--s:#141924;--b:#2c3240';

/** How high a row is where the page says nothing of it. */
const rowHeight = 'var(--kasb-row-height,104px)';

const parts = `[part~=list]{${light};box-sizing:border-box;color:var(--kasb-text,var(--t));
background:var(--kasb-surface,var(--s));border:1px solid var(--kasb-border,var(--b));
border-radius:var(--kasb-radius,8px);font:var(--kasb-font-size,16px)/1.3 var(--kasb-font,system-ui,sans-serif);
overflow-wrap:anywhere}
:host([theme=dark]) [part~=list]{${dark}}
@media(prefers-color-scheme:dark){:host(:not([theme=light])) [part~=list]{${dark}}}
ul{list-style:none;margin:0;padding:0}
[part~=item],p,[part~=foot]{display:flex;align-items:center;gap:var(--kasb-gap,12px);margin:0;padding:10px 16px}
[part~=item]{box-sizing:border-box;min-height:${rowHeight};border-bottom:1px solid var(--kasb-border,var(--b))}
p{flex-wrap:wrap}
[part~=about]{flex:1;min-width:0}
a,button{color:var(--kasb-accent,var(--a));font:inherit;cursor:pointer}
[part~=title],[part~=all],::slotted(a){min-height:44px;display:inline-flex;align-items:center}
[part~=title]{font-weight:600;text-decoration:none;min-height:24px}
[part~=title]>span{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
[part~=title]:hover{text-decoration:underline}
[part~=meta]{color:var(--kasb-text-muted,var(--m));font-size:.875em;line-height:1.4;
white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
[part~=meta]+[part~=meta]{white-space:normal}
[part~=respond],button{flex:none;box-sizing:border-box;min-height:44px;padding:0 14px;display:inline-flex;
align-items:center;border:0;border-radius:var(--kasb-radius,8px);text-decoration:none;font-size:.875em;font-weight:600;
background:var(--kasb-accent,var(--a));color:var(--kasb-on-accent,var(--o))}
a:focus-visible,button:focus-visible{outline:2px solid var(--kasb-focus,currentcolor);outline-offset:-2px}
[part~=respond]:focus-visible,button:focus-visible{outline-offset:-4px}
::slotted(*){color:var(--kasb-accent,var(--a))!important;margin:0 16px!important}`;

/** The whole sheet; the room for as many rows as may come is kept from the beginning, so that nothing below moves. */
export function sheetOf(limit: number): string {
  return `${host}\n:host{min-height:calc(${limit}*${rowHeight} + 66px)!important}\n${parts}`;
}
