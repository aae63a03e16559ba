export { aiCentricSoftware } from '../aiCentricSoftware.ts';
export { customers } from '../customers.ts';
export { guarantee } from '../guarantee.ts';
export { hero } from '../hero.ts';
export { morphingTexts } from '../morphingTexts.ts';
export { services } from '../services.ts';
export { timeline } from '../timeline.ts';
export { whatYouGet } from '../whatYouGet.ts';
