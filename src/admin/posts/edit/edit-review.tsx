import { use } from 'react';
import { useTranslations } from 'use-intl';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { ReviewView } from '../../translation/review-view.tsx';
import { EnglishTextContext } from './open-posts.ts';
import type { StoredPost } from './use-article-posts.ts';
import type { PostEdit } from './use-post-edit.ts';

/** The review of a translated post, beside the English text as its form has it. */
export function EditReview(props: {
  language: TranslationLanguage;
  edit: PostEdit;
  /** Null if the article has no English post. */
  english: StoredPost | null;
  /** Whether the posts of the article are known. */
  isListed: boolean;
  startsAtBlocking: boolean;
  onClose: () => void;
}) {
  const { language, edit, english, onClose } = props;
  const t = useTranslations('adminTranslation');
  const posts = useTranslations('adminPosts');
  const source = use(EnglishTextContext);
  if (!source && english?.error)
    return (
      <div role="alert" className="mt-6">
        <p className="mb-4">{t('sourceError')}</p>
        <div className="flex gap-2">
          <button type="button" className="panel-button" onClick={() => void english.retry()}>
            {posts('tryAgain')}
          </button>
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
        text={edit.values}
        change={edit.change}
        startsAtBlocking={props.startsAtBlocking}
        onClose={onClose}
      />
    </div>
  );
}
