import type { Messages } from '../../index.ts';

export const adminAnalytics = {
  totalPosts: 'إجمالي المقالات',
  publishedPosts: 'المقالات المنشورة',
  totalViews: 'إجمالي المشاهدات',
  period: 'الفترة',
  days: '{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  refresh: 'تحديث',
  refreshing: 'جارٍ التحديث...',
  viewsPerDay: 'المشاهدات اليومية',
  viewsInPeriod:
    '{views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}} في آخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  highestDay:
    'اليوم الأكثر مشاهدة: {day}، {views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}',
  chartLabel:
    'أعمدة لآخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}: {views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}} إجمالًا. اليوم الأكثر مشاهدة: {day}، {highest, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}. {trend, select, rising {الاتجاه صاعد} falling {الاتجاه هابط} other {الاتجاه ثابت}}: {later, number} في النصف الأخير مقابل {earlier, number} في النصف الأول.',
  chooseDay: 'اليوم في الرسم البياني',
  dayViews:
    '{day}: {views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}',
  todayViews:
    '{day}، حتى الآن: {views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}',
  dayNote: 'يبدأ اليوم عند الثالثة فجرًا بتوقيت كردستان، ويُحسب القارئ مرة واحدة في اليوم لكل مقال.',
  showAsTable: 'عرض في جدول',
  day: 'اليوم',
  views: 'المشاهدات',
  viewCount:
    '{views, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}}',
  mostRead: 'المقالات الأكثر قراءة',
  mostReadByLanguage: 'المقالات الأكثر قراءة حسب اللغة',
  noneRead:
    'لم يُقرأ أي مقال بهذه اللغة في آخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  language: 'اللغة',
  post: 'المقال',
  draft: 'مسودة',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  emptyTitle: 'لا توجد مشاهدات بعد',
  emptyText:
    'ما إن يبدأ الناس بقراءة مقالاتك حتى ترى هنا عدد المشاهدات في كل يوم، والمقالات الأكثر قراءة في كل لغة.',
  quietTitle:
    'لا توجد مشاهدات في آخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  quietText: 'مقال جديد، أو رابط ترسله إلى عملائك، يعيد إليك القرّاء.',
  numbers: 'من يقرأ الموقع',
  numbersNote:
    'يُحسب القارئ مرة واحدة في اليوم لكل صفحة بكل لغة، وتُحسب المشاهدة كلما فُتحت صفحة. الأيام بتوقيت الموقع. لا ملفات ارتباط ولا معرّفات.',
  range: 'المدة الزمنية',
  lastDays:
    'آخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  customRange: 'من … إلى …',
  from: 'من',
  until: 'إلى',
  readers: 'القرّاء',
  comparedWith: 'قبلها: {before, number}',
  readersPerDay: 'القرّاء في كل يوم',
  eachDay: 'كل يوم في جدول',
  numbersChart:
    'عمود لكل يوم: {readers, plural, zero {لا قرّاء} one {قارئ واحد} two {قارئان} few {# قرّاء} many {# قارئًا} other {# قارئ}} في {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، و{before, number} في المدة نفسها قبلها.',
  noVisits: 'لم يزر أحد الموقع في هذه المدة وفق عوامل التصفية هذه.',
  numbersFailed: 'تعذّر تحميل هذه الأرقام.',
  exportCsv: 'حفظ بصيغة CSV',
  filterBy: 'عرض {dimension}: {value} فقط',
  removeFilter: 'إزالة عامل التصفية {dimension}: {value}',
  filters: 'عوامل التصفية',
  dimensions: {
    page: 'الصفحة',
    language: 'اللغة',
    source: 'المصدر',
    campaign: 'الحملة',
    device: 'الجهاز',
    kind: 'النوع',
  },
  sources: {
    search: 'محرك بحث',
    whatsapp: 'واتساب',
    instagram: 'إنستغرام',
    telegram: 'تيليغرام',
    facebook: 'فيسبوك',
    other: 'مواقع أخرى',
    direct: 'مباشر',
    internal: 'هذا الموقع',
  },
  devices: { phone: 'هاتف', tablet: 'جهاز لوحي', computer: 'حاسوب', unknown: 'غير معروف' },
  kinds: { person: 'أشخاص', bot: 'برامج آلية', preview: 'معاينات في المحادثات' },
  noCampaign: 'بلا حملة',
} satisfies Messages['adminAnalytics'];
