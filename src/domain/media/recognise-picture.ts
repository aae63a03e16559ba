import { DomainError } from '#domain/domain-error.ts';

type UploadFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/**
 * Recognises a file's format by its first bytes.
 *
 * @throws {DomainError} `image-unsupported` for anything but a JPEG, PNG, WebP, AVIF or GIF
 */
export function recognisePicture(bytes: Buffer): UploadFormat {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  const brands = readBrands(bytes);
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  throw new DomainError('image-unsupported', explain(bytes, brands));
}

/** AVIF and HEIC share a container format; the brands in its first box tell them apart (ISO/IEC 14496-12, 4.3). */
function readBrands(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), 256);
  const [major = '', , ...compatible] = bytes.toString('latin1', 8, end).match(/.{4}/gs) ?? [];
  return [major, ...compatible];
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** iPhone photographs and drawings get their own advice, because editors often have them. */
function explain(bytes: Buffer, brands: string[]): string {
  if (bytes.length === 0) return 'This file is empty. Choose another one.';
  if (brands.some((brand) => heicBrands.includes(brand)))
    return 'This is a HEIC picture, which many browsers cannot show. Save it as JPEG and try again.';
  const start = bytes.toString('utf8', 0, 4096).trimStart();
  if (/^<(?:svg|\?xml|!--|!doctype svg)/i.test(start) && /<svg[\s/>]/i.test(start))
    return 'This is an SVG drawing. Export it as PNG and try again.';
  return 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture. Save it as one of these and try again.';
}
