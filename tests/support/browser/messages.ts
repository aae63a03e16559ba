import { blog as arBlog } from '#content/messages/ar/site/blog.ts';
import {
  contact as arContact,
  navigation as arNavigation,
  notFound as arNotFound,
} from '#content/messages/ar/site/layout.ts';
import { blog as ckbBlog } from '#content/messages/ckb/site/blog.ts';
import {
  contact as ckbContact,
  navigation as ckbNavigation,
  notFound as ckbNotFound,
} from '#content/messages/ckb/site/layout.ts';
import { blog as enBlog } from '#content/messages/en/site/blog.ts';
import {
  contact as enContact,
  navigation as enNavigation,
  notFound as enNotFound,
} from '#content/messages/en/site/layout.ts';

/**
 * The texts of the pages, so that a changed text breaks no test. Specified English texts stand in the tests themselves.
 */
export const messages = {
  en: { blog: enBlog, contact: enContact, navigation: enNavigation, notFound: enNotFound },
  ar: { blog: arBlog, contact: arContact, navigation: arNavigation, notFound: arNotFound },
  ckb: { blog: ckbBlog, contact: ckbContact, navigation: ckbNavigation, notFound: ckbNotFound },
};
