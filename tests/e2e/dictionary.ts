import { blog as arBlog } from '#content/dictionaries/ar/blog.ts';
import { contact as arContact } from '#content/dictionaries/ar/contact.ts';
import { navigation as arNavigation } from '#content/dictionaries/ar/navigation.ts';
import { notFound as arNotFound } from '#content/dictionaries/ar/notFound.ts';
import { blog as ckbBlog } from '#content/dictionaries/ckb/blog.ts';
import { contact as ckbContact } from '#content/dictionaries/ckb/contact.ts';
import { navigation as ckbNavigation } from '#content/dictionaries/ckb/navigation.ts';
import { notFound as ckbNotFound } from '#content/dictionaries/ckb/notFound.ts';
import { blog as enBlog } from '#content/dictionaries/en/blog.ts';
import { contact as enContact } from '#content/dictionaries/en/contact.ts';
import { navigation as enNavigation } from '#content/dictionaries/en/navigation.ts';
import { notFound as enNotFound } from '#content/dictionaries/en/notFound.ts';

/** The words on the pages, so that an editor may mend a text without mending tests. English ones are specified and stand in the tests themselves. */
export const dictionary = {
  en: { blog: enBlog, contact: enContact, navigation: enNavigation, notFound: enNotFound },
  ar: { blog: arBlog, contact: arContact, navigation: arNavigation, notFound: arNotFound },
  ckb: { blog: ckbBlog, contact: ckbContact, navigation: ckbNavigation, notFound: ckbNotFound },
};
