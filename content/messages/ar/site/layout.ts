import type { Messages } from '../../index.ts';

export const navigation = {
  home: 'الرئيسية',
  portfolio: 'أعمالنا',
  blog: 'المدونة',
  about: 'من نحن',
  follow: 'تابعنا',
  contact: 'تواصل معنا',
  features: 'المزايا',
  aiCentricSoftware: 'برمجيات قائمة على الذكاء الاصطناعي',
  connect: 'روابط',
  mainLabel: 'القائمة الرئيسية',
  skipToContent: 'الانتقال إلى المحتوى',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  menu: 'القائمة',
  language: 'اللغة',
  theme: 'المظهر',
  light: 'فاتح',
  dark: 'داكن',
  system: 'حسب إعدادات الجهاز',
} satisfies Messages['navigation'];

export const contact = {
  title: 'أخبرنا بما تحتاج إليه',
  subtitle: 'نردّ في غضون ساعات قليلة، من الاثنين إلى الجمعة، من ٩ صباحًا إلى ٦ مساءً.',
  email: 'راسلنا',
  telephone: 'اتصل بنا',
  demo: 'احجز عرضًا توضيحيًا',
  demoText: 'ثلاثون دقيقة عبر الإنترنت: تعرض علينا عملك، ونعرض عليك ما يمكن بناؤه وكم يكلّف.',
} satisfies Messages['contact'];

export const footer = {
  tagline: 'مواقع وتطبيقات وأتمتة بالذكاء الاصطناعي، صُنعت في كردستان.',
  product: 'الموقع',
  company: 'الشركة',
  connect: 'روابط',
  privacy: 'الخصوصية',
  terms: 'شروط الخدمة',
  linkedIn: 'لينكدإن',
  registry: 'سجل الشركات',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  copyright: '© {year} {name}. جميع الحقوق محفوظة.',
} satisfies Messages['footer'];

export const notFound = {
  title: 'الصفحة غير موجودة',
  text: 'ينتهي الطريق هنا. ربما نُقلت الصفحة، أو كُتب العنوان خطأً.',
  home: 'العودة إلى الصفحة الرئيسية',
} satisfies Messages['notFound'];
