/*
 * What the same keys write on other keyboards: a word that was typed while another keyboard was on is still found.
 * Sources: the layouts `Arabic (101)` and `Central Kurdish` of Windows, which other systems follow for letters.
 */

const latin = "q w e r t y u i o p [ ] a s d f g h j k l ; ' z x c v b n m , . /";
const arabic = 'ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ';
const kurdish = "ق و ە ر ت ی ئ ح ۆ پ [ ] ا س د ف گ ه ژ ک ل ؛ ' ز خ ج ڤ ب ن م ، . /";

/** With the Shift key, the Kurdish keyboard writes further letters. */
const shiftedLatin = 'R T Y U I O P A S D F G J K L Z X C V B N';
const shiftedKurdish = 'ڕ ط ێ ء ع ؤ ث آ ش ذ إ غ أ ك ڵ ض ص چ ظ ى ة';

const changesOfKeyboard = [
  pairKeys(latin, arabic),
  pairKeys(`${latin} ${shiftedLatin}`, `${kurdish} ${shiftedKurdish}`),
  pairKeys(arabic, latin),
  pairKeys(`${kurdish} ${shiftedKurdish}`, `${latin} ${shiftedLatin}`),
];

/**
 * A text, and what its keys would have written on a Latin, Arabic or Kurdish keyboard.
 *
 * @returns at most five texts, the given one first, without repetitions
 */
export function asOnOtherKeyboards(text: string): string[] {
  const others = changesOfKeyboard.map((keys) =>
    // One key of the Arabic keyboard writes two letters.
    text.replace(
      /لا|./gsu,
      (key) => keys.get(key) ?? keys.get(key.toLowerCase()) ?? keyByKey(key, keys),
    ),
  );
  return [...new Set([text, ...others])];
}

function keyByKey(letters: string, keys: ReadonlyMap<string, string>): string {
  return Array.from(letters, (letter) => keys.get(letter) ?? letter).join('');
}

function pairKeys(from: string, to: string): ReadonlyMap<string, string> {
  const written = to.split(' ');
  return new Map(from.split(' ').map((key, index) => [key, written[index] ?? key]));
}
