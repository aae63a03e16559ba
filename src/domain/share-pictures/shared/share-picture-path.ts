import { company } from '#content/company.ts';
import type { TopicKind } from '#domain/topics/index.ts';
import type { Language } from '#i18n/languages.ts';

export type ShareSubject =
  | {
      kind: 'post';
      id: number;
      title: string;
      language: Language;
      /** The cover's path on the site. */
      image: string;
    }
  /** @property name id of the page in `src/pages.ts` */
  | { kind: 'page'; name: string; title: string; language: Language }
  | { kind: TopicKind; slug: string; title: string; language: Language };

/** Raise it when the design changes: each picture then has a new URL, and previews fetch it again. */
const templateVersion = 1;

/**
 * @returns the path of the current picture: `/share/post-12-<hash>.jpg`, `/share/about-ckb-<hash>.jpg`,
 * `/share/tag-en-online-shop-<hash>.jpg`
 */
export function sharePicturePath(subject: ShareSubject): string {
  return `/share/${nameOf(subject)}-${sharePictureHash(subject)}.jpg`;
}

function nameOf(subject: ShareSubject): string {
  switch (subject.kind) {
    case 'post':
      return `post-${subject.id}`;
    case 'page':
      return `${subject.name}-${subject.language}`;
    default:
      return `${subject.kind}-${subject.language}-${subject.slug}`;
  }
}

/** @returns 16 hexadecimal digits, a hash of everything that the picture shows */
export function sharePictureHash(subject: ShareSubject): string {
  const { title, language } = subject;
  const image = subject.kind === 'post' ? subject.image : null;
  return fnv1a64(JSON.stringify([templateVersion, company.name[language], language, title, image]));
}

/**
 * The hash need not be secure, and SHA in browsers is asynchronous.
 *
 * Source: FNV-1a, RFC 9923, 64 bits.
 */
function fnv1a64(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
