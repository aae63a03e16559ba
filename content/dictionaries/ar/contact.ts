import type { Messages } from '../index.ts';

export const contact = {
  title: 'أخبرنا بما تحتاج إليه',
  subtitle: 'نردّ في غضون ساعات قليلة، من الاثنين إلى الجمعة، من ٩ صباحًا إلى ٦ مساءً.',
  email: 'راسلنا',
  telephone: 'اتصل بنا',
  demo: 'احجز عرضًا توضيحيًا',
  demoText: 'ثلاثون دقيقة عبر الإنترنت: تعرض علينا عملك، ونعرض عليك ما يمكن بناؤه وكم يكلّف.',
} satisfies Messages['contact'];
