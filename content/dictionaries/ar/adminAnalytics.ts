import type { Messages } from '../index.ts';

export const adminAnalytics = {
  totalPosts: 'إجمالي المقالات',
  publishedPosts: 'المقالات المنشورة',
  totalViews: 'إجمالي المشاهدات',
  period: 'الفترة',
  days: '{days, number} يومًا',
  refresh: 'تحديث',
  refreshing: 'جارٍ التحديث...',
  viewsPerDay: 'المشاهدات اليومية',
  viewsInPeriod:
    '{views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}} خلال {days, number} يومًا',
  highestDay:
    'أعلى يوم: {day}، {views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}',
  chartLabel:
    'أعمدة لآخر {days, number} يومًا: {views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}} في المجموع. أعلى يوم: {day}، {highest, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}. {trend, select, rising {الاتجاه صاعد} falling {الاتجاه هابط} other {الاتجاه ثابت}}: {later, number} في النصف الأخير مقابل {earlier, number} في النصف الأول.',
  chooseDay: 'اليوم في الرسم البياني',
  dayViews:
    '{day}: {views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}',
  todayViews:
    '{day}، حتى الآن: {views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}',
  dayNote: 'يبدأ اليوم عند الثالثة فجرًا بتوقيت كردستان، ويُحسب القارئ مرة واحدة في اليوم لكل مقال.',
  showAsTable: 'العرض في جدول',
  day: 'اليوم',
  views: 'المشاهدات',
  viewCount:
    '{views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}',
  mostRead: 'المقالات الأكثر قراءة',
  mostReadByLanguage: 'المقالات الأكثر قراءة حسب اللغة',
  noneRead: 'لم يُقرأ أي مقال بهذه اللغة خلال {days, number} يومًا.',
  language: 'اللغة',
  post: 'المقال',
  draft: 'مسودة',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  emptyTitle: 'لا مشاهدات بعد',
  emptyText:
    'ما إن يبدأ الناس بقراءة مقالاتك حتى ترى هنا كم مشاهدة يجلبها كل يوم، وأي المقالات أكثر قراءة في كل لغة.',
  quietTitle: 'لا مشاهدات في آخر {days, number} يومًا',
  quietText: 'مقال جديد، أو رابط ترسله إلى عملائك، يعيد إليك القرّاء.',
  tryAgain: 'إعادة المحاولة',
} satisfies Messages['adminAnalytics'];
