import { useTranslations } from 'use-intl';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { ReviewView } from '../../translation/review-view.tsx';
import type { useEnglishSource } from './use-english-source.ts';
import type { PostEdit } from './use-post-edit.ts';

/** The review of a translated post, in place of its form. */
export function EditReview(props: {
  language: TranslationLanguage;
  edit: PostEdit;
  english: ReturnType<typeof useEnglishSource>;
  startsAtBlocking: boolean;
  onClose: () => void;
}) {
  const { language, edit, english, onClose } = props;
  const t = useTranslations('adminTranslation');
  const posts = useTranslations('adminPosts');
  if (english.isFetching && english.data === undefined)
    return (
      <p role="status" className="mt-6">
        {t('loadingSource')}
      </p>
    );
  if (english.error && english.data === undefined)
    return (
      <div role="alert" className="mt-6">
        <p className="mb-4">{t('sourceError')}</p>
        <div className="flex gap-2">
          <button type="button" className="panel-button" onClick={() => void english.refetch()}>
            {posts('tryAgain')}
          </button>
          <button type="button" className="panel-button" onClick={onClose}>
            {t('back')}
          </button>
        </div>
      </div>
    );
  return (
    <div className="mt-5">
      <ReviewView
        language={language}
        source={english.data ?? null}
        text={edit.values}
        change={edit.change}
        startsAtBlocking={props.startsAtBlocking}
        onClose={onClose}
      />
    </div>
  );
}
