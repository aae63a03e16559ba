import type { Messages } from '../index.ts';

export const customers = {
  title: 'خاوەنکارانی کوردستان و عێراق متمانەیان پێمانە',
  viewProjects: 'پڕۆژەکانمان ببینە',
  customer1: { name: 'کلینیکی گەلاوێژ', alt: 'لۆگۆی کلینیکی گەلاوێژ' },
  customer2: { name: 'نانەوایی نێرگز', alt: 'لۆگۆی نانەوایی نێرگز' },
  customer3: { name: 'گەیاندنی هەوراز', alt: 'لۆگۆی گەیاندنی هەوراز' },
  customer4: { name: 'قوتابخانەی چراکان', alt: 'لۆگۆی قوتابخانەی چراکان' },
  customer5: { name: 'هوتێلی کانی سارد', alt: 'لۆگۆی هوتێلی کانی سارد' },
  customer6: { name: 'هەرەوەزیی کشتوکاڵیی شارەزوور', alt: 'لۆگۆی هەرەوەزیی کشتوکاڵیی شارەزوور' },
  customer7: { name: 'چاپخانەی مۆر', alt: 'لۆگۆی چاپخانەی مۆر' },
  customer8: { name: 'هۆڵی وەرزشیی پاڵەوان', alt: 'لۆگۆی هۆڵی وەرزشیی پاڵەوان' },
} satisfies Messages['customers'];
