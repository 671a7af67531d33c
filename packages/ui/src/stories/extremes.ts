// Values that stories draw to show that nothing breaks; no page imports them.
/** One word that cannot be broken by itself. */
export const longWord = 'Частнопредпринимательскогосударственномежведомственнокоординационный';
/** A title of 10,000 characters. */
export const longTitle = 'Технолог швейного производства '.repeat(323).slice(0, 10_000);
/** Markup that must be shown as text. */
export const script = '<script>window.kasbWasRun = true</script><img src=x onerror="window.kasbWasRun = true">';
/** An address that must not become a link. */
export const scriptHref = 'javascript:window.kasbWasRun=true';
