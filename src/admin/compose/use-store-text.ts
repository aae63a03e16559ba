import { pickFields } from '#domain/posts/shared/fields.ts';
import {
  defaultCategory,
  defaultCover,
  defaultDescription,
  defaultSeo,
} from '#domain/posts/shared/post-defaults.ts';
import type { Language } from '#i18n/languages.ts';
import { useApi } from '../api/client.ts';
import { useSession } from '../shared/session.tsx';
import { currentRecord } from '../translation/apply-edit.ts';
import { type ComposeForm, composeFieldNames, finalText } from './compose-form.ts';

/** Stores one language of the form as a post. */
export function useStoreText() {
  const { client, call } = useApi();
  const { state } = useSession();
  return async (form: ComposeForm, language: Language, published: boolean) => {
    const author = state.status === 'signed-in' ? state.username : '';
    const translation = currentRecord(form.texts[language]);
    const json = {
      ...payload(form, language, author),
      published,
      ...(translation && { translation }),
    };
    return await call(() => client.blog.posts.$post({ json }));
  };
}

/** Builds the request by the rules of the specification (section 7). */
function payload(form: ComposeForm, language: Language, author: string) {
  const text = finalText(form, language);
  const { title, content, imageAlt, seo, slug } = text;
  const defaults = defaultSeo({ title, content });
  return {
    ...pickFields(text, composeFieldNames),
    title: title.trim(),
    description: defaultDescription(content),
    author: author || 'Admin',
    category: defaultCategory,
    tags: form.tags,
    image: form.image ?? defaultCover,
    // A removed picture needs no alternative text.
    imageAlt: form.image ? imageAlt : '',
    language,
    sources: [],
    seoTitle: seo.seoTitle.trim() || defaults.seoTitle,
    seoDescription: seo.seoDescription.trim() || defaults.seoDescription,
    seoKeywords: seo.seoKeywords.trim() || defaults.seoKeywords,
    translationGroup: form.translationGroup,
    // Tells the server to keep a newer cover of the other languages, because this form did not change the cover.
    ...(form.published.length > 0 && form.image === form.publishedImage && { keepsCover: true }),
    ...(slug.trim() && { slug: slug.trim() }),
    ...(language === 'en' &&
      form.enhancedContent !== null &&
      form.assistantRun !== null && { assistantRun: form.assistantRun }),
  };
}
