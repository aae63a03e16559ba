import type { Language } from '#i18n/languages.ts';

type Notice = {
  /** Before the visitor's name: the subject of a mail. */
  enquiry: string;
  /** Before the number of enquiries. */
  waiting: string;
  name: string;
  contact: string;
  page: string;
  /** Before the rest of a text that is too long for a chat. */
  cut: string;
  /** Before the URL of the panel. */
  panel: string;
};

/** What the company gets by mail and in chats about enquiries, in the language of the visitor. */
export const notices: Record<Language, Notice> = {
  en: {
    enquiry: 'Enquiry',
    waiting: 'No answer for more than four business hours',
    name: 'Name',
    contact: 'Contact',
    page: 'Page',
    cut: 'The whole text is in the panel.',
    panel: 'In the panel',
  },
  ar: {
    enquiry: 'استفسار',
    waiting: 'بلا رد منذ أكثر من أربع ساعات عمل',
    name: 'الاسم',
    contact: 'وسيلة التواصل',
    page: 'الصفحة',
    cut: 'النص الكامل في لوحة التحكم.',
    panel: 'في لوحة التحكم',
  },
  ckb: {
    enquiry: 'نامەی نوێ',
    waiting: 'زیاتر لە چوار کاتژمێری کارە وەڵام نەدراوەتەوە',
    name: 'ناو',
    contact: 'ڕێگای پەیوەندی',
    page: 'پەڕە',
    cut: 'دەقی تەواو لە داشبۆردەکەدایە.',
    panel: 'لە داشبۆردەکەدا',
  },
};
