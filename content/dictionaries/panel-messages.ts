import type { Language } from '#i18n/languages.ts';
import { adminAnalytics as arAnalytics } from './ar/adminAnalytics.ts';
import { adminCreate as arCreate } from './ar/adminCreate.ts';
import { adminEditor as arEditor } from './ar/adminEditor.ts';
import { adminForm as arForm } from './ar/adminForm.ts';
import { adminFrame as arFrame } from './ar/adminFrame.ts';
import { adminPosts as arPosts } from './ar/adminPosts.ts';
import { adminAnalytics as ckbAnalytics } from './ckb/adminAnalytics.ts';
import { adminCreate as ckbCreate } from './ckb/adminCreate.ts';
import { adminEditor as ckbEditor } from './ckb/adminEditor.ts';
import { adminForm as ckbForm } from './ckb/adminForm.ts';
import { adminFrame as ckbFrame } from './ckb/adminFrame.ts';
import { adminPosts as ckbPosts } from './ckb/adminPosts.ts';
import { adminAnalytics as enAnalytics } from './en/adminAnalytics.ts';
import { adminCreate as enCreate } from './en/adminCreate.ts';
import { adminEditor as enEditor } from './en/adminEditor.ts';
import { adminForm as enForm } from './en/adminForm.ts';
import { adminFrame as enFrame } from './en/adminFrame.ts';
import { adminPosts as enPosts } from './en/adminPosts.ts';
import type { Messages } from './index.ts';

export type PanelMessages = Pick<
  Messages,
  'adminAnalytics' | 'adminCreate' | 'adminEditor' | 'adminForm' | 'adminFrame' | 'adminPosts'
>;

/** The texts of the private panel, in all languages at once: some are shown in two of them side by side. */
export const panelMessages: Record<Language, PanelMessages> = {
  en: {
    adminAnalytics: enAnalytics,
    adminCreate: enCreate,
    adminEditor: enEditor,
    adminForm: enForm,
    adminFrame: enFrame,
    adminPosts: enPosts,
  },
  ar: {
    adminAnalytics: arAnalytics,
    adminCreate: arCreate,
    adminEditor: arEditor,
    adminForm: arForm,
    adminFrame: arFrame,
    adminPosts: arPosts,
  },
  ckb: {
    adminAnalytics: ckbAnalytics,
    adminCreate: ckbCreate,
    adminEditor: ckbEditor,
    adminForm: ckbForm,
    adminFrame: ckbFrame,
    adminPosts: ckbPosts,
  },
};
