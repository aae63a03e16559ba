import type { Messages } from '../index.ts';

export const hero = {
  pageTitle: 'برمجيات من كردستان، جاهزة في أقل من شهرين',
  pageDescription:
    'تبني «لوتكة» المواقع وتطبيقات الهاتف والبرمجيات الخاصة وأتمتة الأعمال بالذكاء الاصطناعي في كردستان والعراق: فريق واحد، وسعر ثابت، واسترداد كامل للمبلغ.',
  eyebrow: 'شركة برمجيات في السليمانية',
  words: { websites: 'مواقع إلكترونية', mobileApps: 'تطبيقات هاتف', aiAutomation: 'أتمتة ذكية' },
  promise: 'جاهزة في أقل من شهرين.',
  subtitle: 'فريق واحد وسعر ثابت، ونعيد إليك مالك كاملًا إن لم نسلّم. والشيفرة المصدرية ملكك.',
  contactUs: 'تواصل معنا',
  viewExamples: 'شاهد أعمالنا',
} satisfies Messages['hero'];
