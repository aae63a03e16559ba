import type { Messages } from '../index.ts';

export const contact = {
  title: 'أخبرنا بما تحتاج إليه',
  subtitle: 'نردّ خلال ساعات قليلة، من الإثنين إلى الجمعة، من ٩:٠٠ إلى ١٨:٠٠.',
  email: 'راسلنا',
  telephone: 'اتصل بنا',
  demo: 'احجز عرضًا',
  demoText: 'ثلاثون دقيقة عبر الإنترنت: تُرينا عملك، ونُريك ما يمكن بناؤه وكم يكلّف.',
} satisfies Messages['contact'];
