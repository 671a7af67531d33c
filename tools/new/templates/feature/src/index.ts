export { templateFeatureMessages } from './messages/index.ts';
