import { measureUi } from './componentSizes.ts';

/** KiB gzip of `styles.css`. */
const stylesBudget = 16.5;
const componentAim = 1;

const kib = (bytes: number) => (bytes / 1024).toFixed(2);
const marked = (bytes: number) => `${kib(bytes)}${bytes / 1024 > componentAim ? ' ▲' : ''}`;

/** Measures the design system: a table for people, and what is over its budget. */
export async function reportUi() {
  const { components, whole, styles } = await measureUi();
  const rows = components.map(
    ({ name, own, alone, later }) => `| ${name} | ${marked(own)} | ${marked(alone)} | ${later ? kib(later) : '–'} |`,
  );
  const above = components.filter(({ own }) => own / 1024 > componentAim).map(({ name }) => name);
  const table = [
    '| component | own | alone | later |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Above the aim of ${componentAim} KiB of its own: ${above.join(', ') || 'none'} (${components.length} components).`,
    `All of them in one bundle, with React, React DOM and React Aria: ${kib(whole)} KiB. \`styles.css\`: ${kib(styles)} KiB, its budget is ${stylesBudget}.`,
  ].join('\n');
  return {
    table,
    over: styles / 1024 > stylesBudget ? [`styles.css weighs ${kib(styles)} KiB, its budget is ${stylesBudget}`] : [],
  };
}
