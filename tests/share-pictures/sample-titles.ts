import type { Language } from '#i18n/languages.ts';

/** For each script a short title, one of the maximum length, and one that mixes scripts. */
export const sampleTitles: Record<Language, { short: string; long: string; mixed: string }> = {
  en: {
    short: 'Websites',
    long: 'Selling with WhatsApp: how 12 shops in Sulaymaniyah answer 3,000 messages a day without hiring anybody, what the service really costs them in a year, and what you should try first in your own shop today',
    mixed: 'What “لووتکە” means, and why C++ & .NET <still> matter in 2026',
  },
  ar: {
    short: 'كم يكلف التطبيق؟',
    long: 'البيع عبر واتساب: كيف تجيب اثنا عشر متجرا في السليمانية عن ثلاثة آلاف رسالة في اليوم دون توظيف أحد، وكم تكلف خدماتها في السنة، وما الذي ينبغي أن تجربه أنت أولا وقبل كل شيء في متجرك هذا اليوم بالذات',
    mixed: 'API من C++ إلى .NET بسعر $1,250.50 في ٢٠٢٦',
  },
  ckb: {
    short: 'وێبسایتی خێرا',
    long: 'فرۆشتن بە واتساپ: چۆن دوانزە دوکان لە سلێمانی ڕۆژانە وەڵامی سێ هەزار نامە دەدەنەوە بەبێ دامەزراندنی کەس، خزمەتگوزارییەکانیان لە ساڵێکدا چەندیان تێدەچێت، و تۆ سەرەتا دەبێت چی تاقی بکەیتەوە لە دوکانەکەتدا',
    mixed: 'AI لە کوردستان: چۆن API لە ٢٠٢٦دا بەکاردێت؟ +964 750 123 4567',
  },
};
