import { describe, expect, test } from 'vitest';
import { findPreamble } from './find-preamble.ts';

describe('before the text', () => {
  test.each([
    ['Here is the translation:', 'ماڵپەڕەکەت'],
    ["Sure! Here's the Kurdish translation of your post:", '## سەردێڕ'],
    ['Certainly! Below is the improved version of the text, with shorter sentences:', 'A shop'],
    ['**Here is the translated title:**', 'ناونیشان'],
    ['Of course! I have kept the numbers and links as they were.', 'دەق'],
    ["I've translated the text into Sorani and kept all placeholders.", 'دەق'],
    ['Translation:', 'دەق'],
    ['Kurdish translation:', 'دەق'],
    ['إليك الترجمة:', 'موقعك'],
    ['بالتأكيد! إليك ترجمة المقال إلى العربية:', 'موقعك'],
    ['فيما يلي النص المترجم:', 'موقعك'],
    ['الترجمة:', 'موقعك'],
    ['ئەمەش وەرگێڕانەکەیە:', 'ماڵپەڕەکەت'],
    ['بێگومان! ئەمە وەرگێڕانی کوردیی دەقەکەیە:', 'ماڵپەڕەکەت'],
    ['فەرموو، ئەمە دەقە وەرگێڕدراوەکەیە:', 'ماڵپەڕەکەت'],
    ['وەرگێڕانەکە:', 'ماڵپەڕەکەت'],
  ])('%s', (preamble, text) => {
    for (const between of ['\n\n', '\n', '\n\n---\n\n']) {
      const answer = `${preamble}${between}${text}`;
      const place = findPreamble(answer);
      expect(place && answer.slice(place.to)).toBe(text);
    }
  });

  test('on the line of the text itself', () => {
    const answer = 'Here is the translation: ماڵپەڕەکەت';
    expect(answer.slice(findPreamble(answer)?.to)).toBe('ماڵپەڕەکەت');
  });
});

describe('after the text', () => {
  test.each([
    "Let me know if you'd like any changes!",
    'Please let me know if you would like me to adjust the tone or translate it again.',
    'I hope this helps!',
    'Note: I kept all placeholders as they were.',
    'أخبرني إذا كنت بحاجة إلى أي تعديل.',
    'ئەگەر پێویستت بە گۆڕانکاری هەبوو، پێم بڵێ.',
  ])('%s', (closing) => {
    const place = findPreamble(`دەق\n\nدەقی تر\n\n${closing}\n`);
    expect(place).toEqual({ from: 12, to: 14 + closing.length + 1 });
  });
});

describe('ordinary sentences are no preamble', () => {
  test.each([
    'Here is the problem: nobody answers the phone.',
    'Here is what a shop in Erbil pays for its website: a day’s wages.',
    'Here is a translation problem that every shop has. It begins with the menu.',
    'Here is the result: sales doubled.',
    'Here is our Kurdish menu: rice and beans.',
    'This is the first version of the app: eight screens.',
    'إليك نص القانون: المادة الأولى.',
    'ئەمە ناونیشانی دوکانەکەیە: شەقامی سالم.',
    'ئەمە دەقی یاساکەیە: مادەی یەکەم.',
    'Sure, a website costs money. It also brings some.',
    'Certainly the first question is the price.',
    'Of course, you can do it alone:\n\n- one\n- two',
    'Translation is a craft. It takes a day.',
    'I have a shop in Duhok.',
    'These are the plans: the kitchen, the hall.',
    'هذه هي المشكلة: لا أحد يجيب.',
    'هذا عمل تستطيع الآلة أن تتولاه عنك: نقل الأرقام.',
    'بالطبع، يحتاج كل متجر إلى موقع.',
    'ئەمە کارێکە ئەمساڵ ئامێر دەتوانێت بیکات: گواستنەوەی ژمارە.',
    'بێگومان، هەموو دوکانێک ماڵپەڕێکی دەوێت.',
    'وەرگێڕان کارێکی ئاسان نییە.',
    'Text\n\nLet us know which of the three you have.',
    'Text\n\nLet me know if the shop is open, she wrote.',
    'Text\n\nNote: prices change every week.',
    'دەق\n\nئەگەر پرسیارت هەیە، پەیوەندیمان پێوە بکە.',
    '',
    ' \n\n ',
  ])('%s', (text) => {
    expect(findPreamble(text)).toBeNull();
  });
});
