export { LineChart } from './LineChart.tsx';
export type { LineChartProps, LineSeries } from './LineChart.tsx';
