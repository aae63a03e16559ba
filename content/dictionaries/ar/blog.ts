import type { Messages } from '../index.ts';

export const blog = {
  title: 'من دفتر الورشة',
  subtitle: 'ما تعلمناه ونحن نبني البرمجيات لأصحاب الأعمال في كردستان والعراق، بلغة واضحة.',
  searchLabel: 'البحث في المقالات',
  searchPlaceholder: 'ابحث في المقالات...',
  searchButton: 'بحث',
  categoryLabel: 'القسم',
  categories: {
    all: 'الكل',
    webDevelopment: 'تطوير المواقع',
    mobileApps: 'تطبيقات الهاتف',
    aiMachineLearning: 'الذكاء الاصطناعي وتعلّم الآلة',
    softwareEngineering: 'هندسة البرمجيات',
    uiUxDesign: 'تصميم الواجهات وتجربة المستخدم',
    technologyTrends: 'اتجاهات التقنية',
    tutorials: 'دروس عملية',
    general: 'عام',
  },
  tagLabel: 'تصفية حسب الوسم',
  moreTags:
    '{count, plural, zero {لا مزيد} one {وسم آخر} two {وسمان آخران} few {# وسوم أخرى} many {# وسمًا آخر} other {# وسم آخر}}',
  clearAll: 'مسح الكل',
  readMore: 'اقرأ المزيد',
  readTime:
    '{minutes, plural, zero {أقل من دقيقة قراءة} one {دقيقة قراءة} two {دقيقتا قراءة} few {# دقائق قراءة} many {# دقيقة قراءة} other {# دقيقة قراءة}}',
  views:
    '{count, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}',
  comments:
    '{count, plural, zero {لا تعليقات} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}',
  author: 'الكاتب',
  publishedOn: 'نُشر في',
  resultCount:
    '{count, plural, zero {لا مقالات} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}}',
  noArticlesTitle: 'لا توجد مقالات',
  noArticlesHint: 'جرّب كلمة أخرى، أو أزل أحد عوامل التصفية.',
  noArticlesForSearch: 'لم نعثر على مقالات تطابق بحثك.',
  noArticlesYet: 'ننشر أول مقالاتنا قريبًا.',
  loading: 'جارٍ التحميل...',
  loadError: 'تعذّر تحميل المقالات: {reason}',
  unknownError: 'حدث خطأ غير معروف',
  tryAgain: 'إعادة المحاولة',
  callToActionTitle: 'هل لديك مشروع تريد تنفيذه؟',
  callToActionText:
    'أخبرنا بما يحتاج إليه عملك، ولك منا سعر ثابت وبرمجيات جاهزة للعمل في أقل من شهرين.',
  contactUs: 'تواصل معنا',
  backToBlog: 'العودة إلى المدونة',
  kurdish: 'بالكردية',
  tags: 'الوسوم',
  notFoundTitle: 'المقال غير موجود',
  notFoundText: 'لم نعثر على المقال الذي تبحث عنه.',
  otherLanguageNotice: 'لم يُترجم هذا المقال إلى العربية بعد، وهو معروض هنا بلغة أخرى: {language}.',
  alsoIn: 'اقرأه بلغة أخرى:',
  share: {
    title: 'شارك هذا المقال',
    on: 'شارك عبر {service}',
    services: {
      whatsApp: 'واتساب',
      telegram: 'تيليجرام',
      facebook: 'فيسبوك',
      linkedIn: 'لينكدإن',
      x: 'إكس',
    },
    copyLink: 'انسخ الرابط',
    copied: 'نُسخ الرابط.',
    notCopied: 'المتصفح لا يسمح بالنسخ. هذا هو الرابط:',
  },
} satisfies Messages['blog'];
