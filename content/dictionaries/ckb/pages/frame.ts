export { contact } from '../contact.ts';
export { footer } from '../footer.ts';
export { navigation } from '../navigation.ts';
export { notFound } from '../notFound.ts';
