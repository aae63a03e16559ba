export { portfolio } from '../portfolio.ts';
