import type { Messages } from '../../index.ts';

export const adminAnalytics = {
  totalPosts: 'کۆی وتارەکان',
  publishedPosts: 'وتارە بڵاوکراوەکان',
  totalViews: 'کۆی بینینەکان',
  period: 'ماوە',
  days: '{days, plural, one {# ڕۆژ} other {# ڕۆژ}}',
  refresh: 'نوێکردنەوە',
  refreshing: 'نوێ دەکرێتەوە...',
  viewsPerDay: 'بینینی ڕۆژانە',
  viewsInPeriod:
    '{views, plural, one {# بینین} other {# بینین}} لە {days, plural, one {# ڕۆژدا} other {# ڕۆژدا}}',
  highestDay: 'زۆرترین بینین: {day}، {views, plural, one {# بینین} other {# بینین}}',
  chartLabel:
    'ستوونەکانی {days, plural, one {# ڕۆژی} other {# ڕۆژی}} ڕابردوو: بە گشتی {views, plural, one {# بینین} other {# بینین}}. زۆرترین بینین: {day}، {highest, plural, one {# بینین} other {# بینین}}. {trend, select, rising {بەرەو زیادبوون دەچێت} falling {بەرەو کەمبوونەوە دەچێت} other {وەک خۆی ماوەتەوە}}: {later, number} لە نیوەی دووەمدا، {earlier, number} لە نیوەی یەکەمدا.',
  chooseDay: 'ڕۆژ لە هێڵکارییەکەدا',
  dayViews: '{day}: {views, plural, one {# بینین} other {# بینین}}',
  todayViews: '{day}، تا ئێستا: {views, plural, one {# بینین} other {# بینین}}',
  dayNote:
    'ڕۆژ لە کاتژمێر سێی بەرەبەیانەوە دەست پێ دەکات، بە کاتی کوردستان. هەر خوێنەرێک بۆ هەر وتارێک ڕۆژی تەنیا یەک جار دەژمێردرێت.',
  showAsTable: 'پیشاندان وەک خشتە',
  day: 'ڕۆژ',
  views: 'بینین',
  viewCount: '{views, plural, one {# بینین} other {# بینین}}',
  mostRead: 'پڕخوێنەرترین وتارەکان',
  mostReadByLanguage: 'پڕخوێنەرترین وتارەکان بەپێی زمان',
  noneRead:
    'لەم {days, plural, one {# ڕۆژەدا} other {# ڕۆژەدا}} هیچ وتارێک بەم زمانە نەخوێندراوەتەوە.',
  language: 'زمان',
  post: 'وتار',
  draft: 'ڕەشنووس',
  opensInNewTab: '(لە تابێکی نوێدا دەکرێتەوە)',
  emptyTitle: 'هێشتا هیچ بینینێک نییە',
  emptyText:
    'کە خەڵک دەستیان کرد بە خوێندنەوەی وتارەکانت، لێرەدا دەبینیت هەر ڕۆژێک چەند بینینی هەبووە و لە هەر زمانێکدا کام وتار زۆرترین خوێنەری هەیە.',
  quietTitle: 'لە {days, plural, one {# ڕۆژی} other {# ڕۆژی}} ڕابردوودا هیچ بینینێک نەبووە',
  quietText: 'وتارێکی نوێ، یان بەستەرێک کە بۆ مشتەرییەکانتی دەنێریت، خوێنەران دەگەڕێنێتەوە.',
} satisfies Messages['adminAnalytics'];
