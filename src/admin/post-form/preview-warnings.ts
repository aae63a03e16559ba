import { defaultDescription } from '#domain/posts/shared/post-defaults.ts';
import type { Language } from '#i18n/languages.ts';
import { countCharacters, shownCharacters } from './seo-lengths.ts';

/** The parts of a post that previews show. */
export type PreviewedPost = {
  language: Language;
  /** Undefined while it is not known. */
  slug: string | undefined;
  title: string;
  content: string;
  description: string;
  seoTitle: string;
  seoDescription: string;
  /** The path of the cover; null for the default cover. */
  image: string | null;
  imageAlt: string;
  /** The path of the current share picture; null when it would change, or when there is none. */
  sharePicture: string | null;
};

export const previewTargets = ['google', 'whatsApp', 'x'] as const;

export type PreviewTarget = (typeof previewTargets)[number];

/**
 * Lengths in characters. X: https://developer.x.com/cards/markup. WhatsApp:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/
 */
export const sharedCharacters = { xTitle: 70, whatsAppDescription: 80 } as const;

type PreviewWarning =
  | {
      kind:
        | 'titleMissing'
        | 'seoDescriptionMissing'
        | 'descriptionMissing'
        | 'descriptionDefault'
        | 'coverMissing'
        | 'altMissing';
    }
  | { kind: 'titleLong' | 'descriptionLong'; count: number; most: number };

/** Returns warnings about texts that are missing or too long for a target. */
export function previewWarnings(target: PreviewTarget, post: PreviewedPost): PreviewWarning[] {
  return checks[target](post).filter((warning) => warning !== null);
}

type Check = (post: PreviewedPost) => (PreviewWarning | null)[];

const checks: Record<PreviewTarget, Check> = {
  google: (post) => [
    checkTitle(post.seoTitle.trim() || post.title, shownCharacters.seoTitle),
    post.seoDescription.trim()
      ? checkLength('descriptionLong', post.seoDescription, shownCharacters.seoDescription)
      : { kind: 'seoDescriptionMissing' },
    post.image && !post.imageAlt.trim() ? { kind: 'altMissing' } : null,
  ],
  // WhatsApp shows two lines of a title, and documents no length in characters.
  whatsApp: (post) => [checkTitle(post.title, Infinity), checkDescription(post), checkCover(post)],
  x: (post) => [checkTitle(post.title, sharedCharacters.xTitle), checkCover(post)],
};

function checkTitle(title: string, most: number): PreviewWarning | null {
  return title.trim() ? checkLength('titleLong', title, most) : { kind: 'titleMissing' };
}

function checkDescription({ description, content }: PreviewedPost): PreviewWarning | null {
  if (!description.trim()) return { kind: 'descriptionMissing' };
  if (description === defaultDescription(content)) return { kind: 'descriptionDefault' };
  return checkLength('descriptionLong', description, sharedCharacters.whatsAppDescription);
}

function checkCover({ image }: PreviewedPost): PreviewWarning | null {
  return image ? null : { kind: 'coverMissing' };
}

function checkLength(
  kind: 'titleLong' | 'descriptionLong',
  text: string,
  most: number,
): PreviewWarning | null {
  const count = countCharacters(text.trim());
  return count > most ? { kind, count, most } : null;
}
