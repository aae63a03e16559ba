/**
 * Writes the letters and digits of Central Kurdish and Arabic in Latin, roughly as Kurds and Arabs do in chats.
 * Everything else stays unchanged. It has no dependency, so a browser can load it.
 */
export function romanizeArabicScript(text: string): string {
  return (
    text
      .normalize('NFC')
      // و and ی are vowels between consonants and at a word's end, consonants elsewhere.
      .replaceAll('وو', 'u')
      .replace(new RegExp(`(?<=[${consonants}])و(?![اۆەێیيو])`, 'g'), 'u')
      .replace(new RegExp(`(?<=[${consonants}])[یي](?![اۆەێوی])`, 'g'), 'i')
      .replaceAll('و', 'w')
      .replace(/[یي]/g, 'y')
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(/[\u0600-\u06ff]/g, (letter) => latin[letter] ?? letter)
  );
}

const latin: Readonly<Record<string, string>> = {
  ا: 'a',
  آ: 'a',
  أ: 'a',
  إ: 'i',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: 'th',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ڕ: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ڤ: 'v',
  ق: 'q',
  ک: 'k',
  ك: 'k',
  گ: 'g',
  ل: 'l',
  ڵ: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ھ: 'h',
  ە: 'e',
  ة: 'a',
  ۆ: 'o',
  ؤ: 'w',
  ێ: 'e',
  ى: 'a',
  ئ: '',
  ء: '',
  // Short vowels.
  '\u064e': 'a',
  '\u064f': 'u',
  '\u0650': 'i',
};

const consonants = 'بپتجچحخدرڕزژسشصضطظعغفڤقکكگلڵمنه';
