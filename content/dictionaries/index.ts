import type { about } from './en/about.ts';
import type { adminAccount } from './en/adminAccount.ts';
import type { adminActivity } from './en/adminActivity.ts';
import type { adminAnalytics } from './en/adminAnalytics.ts';
import type { adminCreate } from './en/adminCreate.ts';
import type { adminEditor } from './en/adminEditor.ts';
import type { adminEnhance } from './en/adminEnhance.ts';
import type { adminForm } from './en/adminForm.ts';
import type { adminFrame } from './en/adminFrame.ts';
import type { adminGlossary } from './en/adminGlossary.ts';
import type { adminPosts } from './en/adminPosts.ts';
import type { adminSeo } from './en/adminSeo.ts';
import type { adminTranslation } from './en/adminTranslation.ts';
import type { aiCentricSoftware } from './en/aiCentricSoftware.ts';
import type { blog } from './en/blog.ts';
import type { contact } from './en/contact.ts';
import type { customers } from './en/customers.ts';
import type { footer } from './en/footer.ts';
import type { guarantee } from './en/guarantee.ts';
import type { hero } from './en/hero.ts';
import type { legal } from './en/legal.ts';
import type { morphingTexts } from './en/morphingTexts.ts';
import type { navigation } from './en/navigation.ts';
import type { notFound } from './en/notFound.ts';
import type { portfolio } from './en/portfolio.ts';
import type { services } from './en/services.ts';
import type { timeline } from './en/timeline.ts';
import type { whatYouGet } from './en/whatYouGet.ts';

/**
 * All texts of the site, by section. English is the measure: a dictionary of another language that lacks a key, or has
 * one too many, fails the type check. A section is a file in each language's folder, named like the section.
 */
export type Messages = {
  about: typeof about;
  adminAccount: typeof adminAccount;
  adminActivity: typeof adminActivity;
  adminAnalytics: typeof adminAnalytics;
  adminCreate: typeof adminCreate;
  adminEnhance: typeof adminEnhance;
  adminForm: typeof adminForm;
  adminEditor: typeof adminEditor;
  adminFrame: typeof adminFrame;
  adminGlossary: typeof adminGlossary;
  adminPosts: typeof adminPosts;
  adminTranslation: typeof adminTranslation;
  adminSeo: typeof adminSeo;
  aiCentricSoftware: typeof aiCentricSoftware;
  blog: typeof blog;
  contact: typeof contact;
  customers: typeof customers;
  footer: typeof footer;
  guarantee: typeof guarantee;
  hero: typeof hero;
  legal: typeof legal;
  morphingTexts: typeof morphingTexts;
  navigation: typeof navigation;
  notFound: typeof notFound;
  portfolio: typeof portfolio;
  services: typeof services;
  timeline: typeof timeline;
  whatYouGet: typeof whatYouGet;
};
