import type { blog } from './en/blog.ts';
import type { contact } from './en/contact.ts';
import type { footer } from './en/footer.ts';
import type { hero } from './en/hero.ts';
import type { navigation } from './en/navigation.ts';
import type { notFound } from './en/notFound.ts';

/**
 * All texts of the site, by section. English is the measure: a dictionary of another language that lacks a key, or has
 * one too many, fails the type check. A section is a file in each language's folder, named like the section.
 */
export type Messages = {
  blog: typeof blog;
  contact: typeof contact;
  footer: typeof footer;
  hero: typeof hero;
  navigation: typeof navigation;
  notFound: typeof notFound;
};
