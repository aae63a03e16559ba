/** The check of a translation, apart from the rules that the panel always needs: it is loaded when there is something to check. */

export { checkTranslation } from '../check-translation.ts';
