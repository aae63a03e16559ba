import type { Messages } from '../../index.ts';

export const adminBatch = {
  select: 'هەڵبژاردنی:',
  bar: 'وتارە هەڵبژێردراوەکان',
  selected:
    '{articles, plural, one {# وتار} other {# وتار}} هەڵبژێردراوە ({posts, plural, one {# دەق} other {# دەق}})',
  selectAll: 'هەڵبژاردنی هەموو ({count, number})',
  clear: 'لابردنی هەڵبژاردن',
  unpublish: 'گەڕاندنەوە بۆ ڕەشنووس',
  export: 'هەناردەکردن',
  done: {
    'add-tag':
      '{count, plural, one {تاگی {tag} بۆ # دەق زیاد کرا.} other {تاگی {tag} بۆ # دەق زیاد کرا.}}',
    'remove-tag':
      '{count, plural, one {تاگی {tag} لە # دەق لابرا.} other {تاگی {tag} لە # دەق لابرا.}}',
    unpublish:
      '{count, plural, one {# دەق گەڕێنرایەوە بۆ ڕەشنووس.} other {# دەق گەڕێنرانەوە بۆ ڕەشنووس.}}',
    delete: '{count, plural, one {# دەق سڕایەوە.} other {# دەق سڕانەوە.}}',
  },
  nothingToDo: 'هیچ شتێک نەبوو بگۆڕدرێت.',
  tags: {
    button: 'تاگەکان',
    title: '{count, plural, one {تاگەکانی # وتار} other {تاگەکانی # وتار}}',
    text: 'تاگەکە لە هەموو زمانەکانی وتارە هەڵبژێردراوەکاندا زیاد دەکرێت یان لادەبرێت.',
    add: 'تاگی نوێ',
    addButton: 'زیادکردن',
    missing: 'سەرەتا تاگێک بنووسە.',
    remove: 'لابردنی تاگ',
    removeOne: '{count, plural, one {لابردنی {tag} لە # دەق} other {لابردنی {tag} لە # دەق}}',
    posts: '{count, plural, one {# دەق} other {# دەق}}',
    leave: 'داخستن',
  },
  delete: {
    button: 'سڕینەوە',
    title: '{articles, plural, one {# وتار بسڕدرێتەوە؟} other {# وتار بسڕدرێنەوە؟}}',
    text: '{posts, plural, one {# دەق لەگەڵ مێژووی گۆڕانکارییەکانی دەسڕێتەوە و چیتر خوێنەران نایدۆزنەوە.} other {# دەق لەگەڵ مێژووی گۆڕانکارییەکانیان دەسڕێنەوە و چیتر خوێنەران نایاندۆزنەوە.}} تا دە چرکە دوای سڕینەوە دەتوانیت بیانگەڕێنیتەوە.',
    confirm: '{articles, plural, one {سڕینەوەی # وتار} other {سڕینەوەی # وتار}}',
    keep: 'با بمێننەوە',
  },
  translate: {
    button: 'وەرگێڕانی ئەوەی کەمە',
    title: 'وەرگێڕانی ئەوەی کەمە',
    text: '{count, plural, one {یاریدەدەرەکە # وەرگێڕان دەنووسێت و وەک ڕەشنووس پاشەکەوتی دەکات} other {یاریدەدەرەکە # وەرگێڕان یەک لەدوای یەک دەنووسێت و وەک ڕەشنووس پاشەکەوتیان دەکات}}، تا پێیاندا بچیتەوە. دەقەکانی تر وەک خۆیان دەمێننەوە.',
    nothing:
      'ئەم وتارانە هیچ دەقێکی کوردی یان عەرەبییان کەم نییە کە بتوانرێت لە ئینگلیزییەوە وەربگێڕدرێت.',
    withoutEnglish:
      '{count, plural, one {# وتار دەقی ئینگلیزیی نییە و ناتوانرێت وەربگێڕدرێت.} other {# وتار دەقی ئینگلیزییان نییە و ناتوانرێت وەربگێڕدرێن.}}',
    start: 'وەرگێڕان',
    running: 'وەرگێڕانی {number, number} لە {count, number}...',
    ended:
      '{stored, plural, one {# ڕەشنووس پاشەکەوت کرا} other {# ڕەشنووس پاشەکەوت کران}}، {failed, number} سەرکەوتوو نەبوو.',
    left: '{count, plural, one {# دانە دەستی پێ نەکرا.} other {# دانە دەستیان پێ نەکرا.}}',
    failed: 'ئەوەی سەرکەوتوو نەبوو',
    stored:
      '{count, plural, one {# وەرگێڕان خرایە ناو ڕەشنووسەکان.} other {# وەرگێڕان خرانە ناو ڕەشنووسەکان.}}',
    cancel: 'هەڵوەشاندنەوەی ئەوەی ماوە',
    leave: 'داخستن',
  },
} satisfies Messages['adminBatch'];
