import type { Messages } from '../index.ts';

export const blog = {
  title: 'من دفتر الورشة',
  subtitle: 'ما تعلمناه ونحن نبني البرمجيات لأصحاب الأعمال في كردستان والعراق، بلغة واضحة.',
  searchLabel: 'ابحث في المقالات',
  searchPlaceholder: 'ابحث في المقالات...',
  searchButton: 'ابحث',
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
  tagLabel: 'صفِّ حسب الوسم',
  moreTags:
    '{count, plural, zero {لا مزيد} one {وسم آخر} two {وسمان آخران} few {# وسوم أخرى} many {# وسمًا آخر} other {# وسم آخر}}',
  clearAll: 'امسح الكل',
  readMore: 'تابع القراءة',
  readTime:
    '{minutes, plural, zero {أقل من دقيقة قراءة} one {دقيقة قراءة واحدة} two {دقيقتا قراءة} few {# دقائق قراءة} many {# دقيقة قراءة} other {# دقيقة قراءة}}',
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
  noArticlesForSearch: 'لم نعثر على مقالات لهذا البحث.',
  noArticlesYet: 'المقالات الأولى في الطريق.',
  loading: 'جارٍ التحميل...',
  loadError: 'تعذّر جلب المقالات: {reason}',
  unknownError: 'حدث خطأ غير معروف',
  tryAgain: 'أعد المحاولة',
  callToActionTitle: 'هل لديك ما تريد بناءه؟',
  callToActionText: 'أخبرنا بما يحتاج إليه عملك. سعر ثابت، وبرمجيات تعمل في أقل من شهرين.',
  contactUs: 'تواصل معنا',
  backToBlog: 'عودة إلى المدونة',
  kurdish: 'كردي',
  tags: 'الوسوم',
  notFoundTitle: 'المقال غير موجود',
  notFoundText: 'المقال الذي تبحث عنه غير موجود.',
  otherLanguageNotice:
    'لم يُترجم هذا المقال إلى العربية بعد. أنت تقرؤه الآن بلغته الأصلية: {language}.',
  alsoIn: 'اقرأه أيضًا بـ',
} satisfies Messages['blog'];
