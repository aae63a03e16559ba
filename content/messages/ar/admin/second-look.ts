import type { Messages } from '../../index.ts';

export const adminSecondLook = {
  heading: 'ابدأ من هنا',
  keys: 'ينقلك المفتاح {next} إلى الفقرة التالية، و{previous} إلى السابقة.',
  nothing: 'لا فقرة تستوقف النظر.',
  more: '{count, plural, zero {لا مزيد} one {تليها واحدة} two {تليها اثنتان} few {تليها # أخرى} many {تليها # أخرى} other {تليها # أخرى}}',
  start: 'نظرة ثانية',
  startChanged: 'نظرة ثانية على ما تغيّر ({count, number})',
  cancel: 'إلغاء',
  hint: 'نموذج ذكاء اصطناعي يقرأ الترجمة إلى جانب النص الإنجليزي ويشير إلى ما قد يكون خطأً فيها. تظهر ملاحظاته في هذه النافذة وحدها ولا تُحفظ.',
  progress: 'الفقرات المقروءة: {done, number} من {total, number}...',
  done: 'قُرئت كل الفقرات كما هي الآن.',
  dismissed: 'جرى تجاهل الملاحظة.',
  dismiss: 'تجاهل',
  dismissThis: 'تجاهل: {reason}',
  backTranslation: 'ترجمة عكسية',
  backTranslationAgain: 'ترجمة عكسية للنص الجديد',
  translatingBack: 'جارٍ الترجمة العكسية...',
  textChanged: 'تغيّرت الفقرة بعد ذلك. كانت تقول:',
  counts: {
    annotations:
      '{count, plural, zero {بلا ملاحظات من النموذج} one {ملاحظة من النموذج} two {ملاحظتان من النموذج} few {# ملاحظات من النموذج} many {# ملاحظة من النموذج} other {# ملاحظة من النموذج}}',
    issues:
      '{count, plural, zero {بلا ملاحظات من التدقيق} one {ملاحظة من التدقيق} two {ملاحظتان من التدقيق} few {# ملاحظات من التدقيق} many {# ملاحظة من التدقيق} other {# ملاحظة من التدقيق}}',
    spellings:
      '{count, plural, zero {بلا أخطاء إملائية} one {خطأ إملائي} two {خطآن إملائيان} few {# أخطاء إملائية} many {# خطأً إملائيًا} other {# خطأ إملائي}}',
    long: 'أطول من المعتاد',
    short: 'أقصر من المعتاد',
  },
  categories: {
    mistranslation: 'معنى مختلف',
    omission: 'شيء ناقص',
    addition: 'ليس في النص الإنجليزي',
    'wrong-term': 'مصطلح خاطئ',
    'number-or-name': 'رقم أو اسم',
    grammar: 'خطأ نحوي',
    unnatural: 'تعبير غير مألوف',
  },
  severities: { critical: 'يضلّل القارئ', major: 'جسيم', minor: 'طفيف' },
} satisfies Messages['adminSecondLook'];
