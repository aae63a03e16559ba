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
  notes: {
    visits:
      'يُحسب القارئ مرة واحدة في اليوم عن كل صفحة وكل لغة، وتُحسب مشاهدة كلما فُتحت صفحة. الأيام بتوقيت الموقع. لا ملفات تعريف ارتباط ولا معرّفات.',
    searches:
      'ما يبحث عنه القرّاء في المدونة. تُحسب الكلمات حين يتوقف القارئ عن الكتابة، أيًّا كان إملاؤها. يظهر منها على حدة ما لا يزيد على ١٠٠ في اليوم، ولا يُحسب ما يشبه عنوان بريد أو رقم هاتف.',
    missing:
      'صفحات طُلبت وهي غير موجودة (٤٠٤) أو لم تعد موجودة (٤١٠). يدلّ المصدر على مكان الرابط. يظهر منها على حدة ما لا يزيد على ١٠٠ في اليوم.',
  },
  subject: 'ما يُحسب',
  subjects: { visits: 'الزيارات', searches: 'عمليات البحث', missing: 'الصفحات المفقودة' },
  range: 'الفترة',
  lastDays:
    'آخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  lastMonths:
    'آخر {months, plural, zero {# شهر كامل} one {شهر كامل} two {شهرين كاملين} few {# أشهر كاملة} many {# شهرًا كاملًا} other {# شهر كامل}}',
  customRange: 'من … إلى …',
  from: 'من',
  until: 'إلى',
  comparedPeriod: 'من {from} إلى {until}، مقارنةً بالفترة من {beforeFrom} إلى {beforeUntil}',
  notComparable:
    'من {from} إلى {until}. جُمعت الأيام السابقة في أشهر، فلا توجد فترة سابقة للمقارنة.',
  comparedWith: 'سابقًا: {before, number}',
  month: 'الشهر',
  eachDay: 'كل يوم',
  eachMonth: 'كل شهر',
  numbersChart:
    'عمود لكل {unit, select, month {شهر} other {يوم}} من {from} إلى {until}. {name}: {count, number} في المجموع.',
  readingDepth: 'إلى أي حد تُقرأ المقالات',
  readingDepthNote:
    'من أصل {readers, plural, zero {# قارئ} one {قارئ واحد} two {قارئين} few {# قرّاء} many {# قارئًا} other {# قارئ}} للمقالات: عدد من وصلوا إلى ربع النص، وإلى نصفه، وإلى ثلاثة أرباعه، وإلى نهايته.',
  readingOfEachPost: 'إلى أي حد يُقرأ كل مقال',
  noVisits: 'لم يُحسب شيء في هذه الفترة.',
  noVisitsFiltered: 'لم يُحسب شيء في هذه الفترة وفق عوامل التصفية هذه.',
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
    country: 'البلد',
    words: 'كلمات البحث',
    found: 'النتيجة',
    path: 'الصفحة المفقودة',
  },
  counts: {
    readers: 'القرّاء',
    views: 'المشاهدات',
    quarter1: 'الربع الأول',
    quarter2: 'النصف',
    quarter3: 'ثلاثة أرباع',
    quarter4: 'حتى النهاية',
    searches: 'عمليات البحث',
    requests: 'الطلبات',
    enquiries: 'الاستفسارات',
  },
  findings: { yes: 'له نتائج', no: 'بلا نتائج' },
  otherNames: 'أخرى',
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
