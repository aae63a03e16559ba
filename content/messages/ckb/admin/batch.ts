import type { Messages } from '../../index.ts';

export const adminBatch = {
  select: 'هەڵبژاردن:',
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
      '{count, plural, one {# دەق گەڕێنرایەوە بۆ ڕەشنووس.} other {# دەق گەڕێنرایەوە بۆ ڕەشنووس.}}',
    delete: '{count, plural, one {# دەق سڕایەوە.} other {# دەق سڕایەوە.}}',
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
    title: '{articles, plural, one {# وتار بسڕدرێتەوە؟} other {# وتار بسڕدرێتەوە؟}}',
    text: '{posts, plural, one {# دەق لەگەڵ مێژووی گۆڕانکارییەکانیدا دەسڕدرێتەوە و چیتر خوێنەران نایدۆزنەوە.} other {# دەق لەگەڵ مێژووی گۆڕانکارییەکانیاندا دەسڕدرێتەوە و چیتر خوێنەران نایاندۆزنەوە.}} تا دە چرکە دوای سڕینەوە دەتوانیت هەڵیبوەشێنیتەوە.',
    confirm: '{articles, plural, one {سڕینەوەی # وتار} other {سڕینەوەی # وتار}}',
    keep: 'با بمێننەوە',
  },
  translate: {
    button: 'وەرگێڕانی ئەوەی ماوە',
    title: 'وەرگێڕانی ئەوەی ماوە',
    text: '{count, plural, one {یاریدەدەرەکە # وەرگێڕان دەنووسێت و وەک ڕەشنووس پاشەکەوتی دەکات، تا پێیدا بچیتەوە.} other {یاریدەدەرەکە # وەرگێڕان یەک لەدوای یەک دەنووسێت و وەک ڕەشنووس پاشەکەوتیان دەکات، تا پێیاندا بچیتەوە.}} دەقەکانی تر وەک خۆیان دەمێننەوە.',
    nothing: 'ئەم وتارانە هیچ دەقێکی کوردی یان عەرەبییان نەماوە کە لە ئینگلیزییەوە وەربگێڕدرێت.',
    withoutEnglish:
      '{count, plural, one {# وتار دەقی ئینگلیزیی نییە و ناتوانرێت وەربگێڕدرێت.} other {# وتار دەقی ئینگلیزییان نییە و ناتوانرێت وەربگێڕدرێن.}}',
    start: 'وەرگێڕان',
    running: 'وەرگێڕان: {number, number} لە {count, number}...',
    ended:
      '{stored, plural, one {# ڕەشنووس پاشەکەوت کرا} other {# ڕەشنووس پاشەکەوت کرا}}، {failed, number} سەرکەوتوو نەبوو.',
    left: '{count, plural, one {# وەرگێڕان دەستی پێ نەکرا.} other {# وەرگێڕان دەستی پێ نەکرا.}}',
    failed: 'ئەوەی سەرکەوتوو نەبوو',
    stored:
      '{count, plural, one {# وەرگێڕان خرایە ناو ڕەشنووسەکان.} other {# وەرگێڕان خرایە ناو ڕەشنووسەکان.}}',
    cancel: 'هەڵوەشاندنەوەی ئەوەی ماوە',
    leave: 'داخستن',
  },
} satisfies Messages['adminBatch'];
