import type { Language } from '#i18n/languages.ts';
import { adminAccount as arAccount } from './ar/adminAccount.ts';
import { adminActivity as arActivity } from './ar/adminActivity.ts';
import { adminAnalytics as arAnalytics } from './ar/adminAnalytics.ts';
import { adminCreate as arCreate } from './ar/adminCreate.ts';
import { adminEditor as arEditor } from './ar/adminEditor.ts';
import { adminEnhance as arEnhance } from './ar/adminEnhance.ts';
import { adminForm as arForm } from './ar/adminForm.ts';
import { adminFrame as arFrame } from './ar/adminFrame.ts';
import { adminGlossary as arGlossary } from './ar/adminGlossary.ts';
import { adminPosts as arPosts } from './ar/adminPosts.ts';
import { adminSeo as arSeo } from './ar/adminSeo.ts';
import { adminTranslation as arTranslation } from './ar/adminTranslation.ts';
import { adminAccount as ckbAccount } from './ckb/adminAccount.ts';
import { adminActivity as ckbActivity } from './ckb/adminActivity.ts';
import { adminAnalytics as ckbAnalytics } from './ckb/adminAnalytics.ts';
import { adminCreate as ckbCreate } from './ckb/adminCreate.ts';
import { adminEditor as ckbEditor } from './ckb/adminEditor.ts';
import { adminEnhance as ckbEnhance } from './ckb/adminEnhance.ts';
import { adminForm as ckbForm } from './ckb/adminForm.ts';
import { adminFrame as ckbFrame } from './ckb/adminFrame.ts';
import { adminGlossary as ckbGlossary } from './ckb/adminGlossary.ts';
import { adminPosts as ckbPosts } from './ckb/adminPosts.ts';
import { adminSeo as ckbSeo } from './ckb/adminSeo.ts';
import { adminTranslation as ckbTranslation } from './ckb/adminTranslation.ts';
import { adminAccount as enAccount } from './en/adminAccount.ts';
import { adminActivity as enActivity } from './en/adminActivity.ts';
import { adminAnalytics as enAnalytics } from './en/adminAnalytics.ts';
import { adminCreate as enCreate } from './en/adminCreate.ts';
import { adminEditor as enEditor } from './en/adminEditor.ts';
import { adminEnhance as enEnhance } from './en/adminEnhance.ts';
import { adminForm as enForm } from './en/adminForm.ts';
import { adminFrame as enFrame } from './en/adminFrame.ts';
import { adminGlossary as enGlossary } from './en/adminGlossary.ts';
import { adminPosts as enPosts } from './en/adminPosts.ts';
import { adminSeo as enSeo } from './en/adminSeo.ts';
import { adminTranslation as enTranslation } from './en/adminTranslation.ts';
import type { Messages } from './index.ts';

export type PanelMessages = Pick<
  Messages,
  | 'adminAccount'
  | 'adminActivity'
  | 'adminAnalytics'
  | 'adminCreate'
  | 'adminEditor'
  | 'adminEnhance'
  | 'adminForm'
  | 'adminFrame'
  | 'adminGlossary'
  | 'adminPosts'
  | 'adminTranslation'
  | 'adminSeo'
>;

/** The texts of the private panel, in all languages at once: some are shown in two of them side by side. */
export const panelMessages: Record<Language, PanelMessages> = {
  en: {
    adminAccount: enAccount,
    adminActivity: enActivity,
    adminAnalytics: enAnalytics,
    adminCreate: enCreate,
    adminEditor: enEditor,
    adminEnhance: enEnhance,
    adminForm: enForm,
    adminFrame: enFrame,
    adminGlossary: enGlossary,
    adminPosts: enPosts,
    adminTranslation: enTranslation,
    adminSeo: enSeo,
  },
  ar: {
    adminAccount: arAccount,
    adminActivity: arActivity,
    adminAnalytics: arAnalytics,
    adminCreate: arCreate,
    adminEditor: arEditor,
    adminEnhance: arEnhance,
    adminForm: arForm,
    adminFrame: arFrame,
    adminGlossary: arGlossary,
    adminPosts: arPosts,
    adminTranslation: arTranslation,
    adminSeo: arSeo,
  },
  ckb: {
    adminAccount: ckbAccount,
    adminActivity: ckbActivity,
    adminAnalytics: ckbAnalytics,
    adminCreate: ckbCreate,
    adminEditor: ckbEditor,
    adminEnhance: ckbEnhance,
    adminForm: ckbForm,
    adminFrame: ckbFrame,
    adminGlossary: ckbGlossary,
    adminPosts: ckbPosts,
    adminTranslation: ckbTranslation,
    adminSeo: ckbSeo,
  },
};
