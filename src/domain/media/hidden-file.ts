/**
 * Tells whether a picture is also something else: a page, a script or a drawing in its comment, an archive or a document
 * behind its end.
 *
 * The whole file is searched, whatever its structure, so every pattern is long enough that compressed pixels don't match
 * it by chance: fewer than one in 100,000 files of 10 MB. What cameras and editors add of their own passes: EXIF,
 * XMP, previews, a second JPEG or a film behind the end.
 */
export function hidesAnotherFile(bytes: Buffer): boolean {
  return (
    hidesText(bytes.toString('latin1')) ||
    archives.some((start) => bytes.includes(start)) ||
    hidesZip(bytes)
  );
}

const texts =
  /<script[\s>/]|<html[\s>]|<!doctype html|<\?php\s|<svg[\s>][\t\n\r -~]{8}|%PDF-\d\.\d/gi;

/** RAR and 7z. */
const archives = ['526172211a07', '377abcaf271c'].map((start) => Buffer.from(start, 'hex'));

function hidesText(text: string): boolean {
  for (const { 0: found, index } of text.matchAll(texts)) {
    if (!(found.startsWith('<svg') && isCredentialsIcon(text, index))) return true;
  }
  return false;
}

/** Content credentials (C2PA) carry the icon of the program that made the picture, as SVG by preference. */
function isCredentialsIcon(text: string, index: number): boolean {
  return text.slice(Math.max(0, index - 512), index).includes('image/svg+xml');
}

const zipStart = Buffer.from('PK\x03\x04', 'latin1');
/** Stored, deflate, deflate64, bzip2, LZMA, Zstandard, XZ (APPNOTE.TXT, 4.4.5). */
const zipMethods = [0, 8, 9, 12, 14, 93, 95];
const newestZipVersion = 63;

/** Four bytes alone would be met by chance in one of 400 large files, so the next fields must make sense too. */
function hidesZip(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(zipStart); at >= 0; at = bytes.indexOf(zipStart, at + 1)) {
    if (at + 10 > bytes.length) return false;
    const version = bytes.readUInt16LE(at + 4);
    const method = bytes.readUInt16LE(at + 8);
    if (version <= newestZipVersion && zipMethods.includes(method)) return true;
  }
  return false;
}
