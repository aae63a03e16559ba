import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { TryAgain } from '../../shared/load-error.tsx';
import { useEnglishText } from '../../translation/english-text.tsx';
import { ReviewView } from '../../translation/review-view.tsx';
import type { StoredPost } from './use-article-posts.ts';
import type { PostEdit } from './use-post-edit.ts';
import { useTranslatedText } from './use-translated-text.ts';

/** The review of a translated post, beside the English text as its form has it. */
export function EditReview(props: {
  language: TranslationLanguage;
  post: AdminPost;
  edit: PostEdit;
  /** Null if the article has no English post. */
  english: StoredPost | null;
  /** Whether the posts of the article are known. */
  isListed: boolean;
  startsAtBlocking: boolean;
  onClose: () => void;
}) {
  const { language, post, edit, english, onClose } = props;
  const translated = useTranslatedText(post, edit);
  const t = useTranslations('adminTranslation');
  const source = useEnglishText();
  if (!source && english?.error)
    return (
      <div role="alert" className="mt-6">
        <p className="mb-4">{t('sourceError')}</p>
        <div className="flex gap-2">
          <TryAgain onClick={() => void english.retry()} />
          <button type="button" className="panel-button" onClick={onClose}>
            {t('back')}
          </button>
        </div>
      </div>
    );
  if (!source && (english || !props.isListed))
    return (
      <p role="status" className="mt-6">
        {t('loadingSource')}
      </p>
    );
  return (
    <div className="mt-5">
      <ReviewView
        language={language}
        source={source}
        {...translated}
        startsAtBlocking={props.startsAtBlocking}
        onClose={onClose}
      />
    </div>
  );
}
