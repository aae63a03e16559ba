import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { defaultCover } from '#domain/posts/shared/post-defaults.ts';
import { useLanguage } from '#i18n/messages.tsx';
import type { TabDrafts } from '../../drafts/use-tab-drafts.ts';
import { MarkdownEditor } from '../../editor/markdown-editor.tsx';
import { CoverField } from '../../post-form/cover-field.tsx';
import { TagsField } from '../../post-form/tags-field.tsx';
import { useUploadImage } from '../../post-form/upload-image.ts';
import { useCommands } from '../../shared/commands.ts';
import { DraftNotice } from '../../shared/draft-notice.tsx';
import { usePanelNavigation } from '../../shared/panel-navigation.ts';
import { TranslationLine } from '../../translation/translation-line.tsx';
import { groupTranslations } from '../articles.ts';
import { toSummary } from '../cached-posts.ts';
import { formatPanelDate, formatPanelTime } from '../panel-dates.ts';
import { usePosts } from '../use-posts.ts';
import { ConflictView } from './conflict-view.tsx';
import { EditActions } from './edit-actions.tsx';
import { EditReview } from './edit-review.tsx';
import { EditSeo } from './edit-seo.tsx';
import type { EditDraft } from './edit-values.ts';
import { EnglishText } from './english-text.tsx';
import { FieldComparisons, MergedNotice } from './merged-notice.tsx';
import { PostFacts } from './post-facts.tsx';
import { SaveBar } from './save-bar.tsx';
import { StoredSlugField } from './stored-slug-field.tsx';
import { LineField, TextField, TitleField } from './text-fields.tsx';
import { useEnglishSource } from './use-english-source.ts';
import { type PostEdit, usePostEdit } from './use-post-edit.ts';

type Props = {
  post: AdminPost;
  /** The unsaved changes in this browser; null when there are none. */
  restored: { value: EditDraft; savedAt: string | null } | null;
  /** Saves the changes in this browser; null deletes them. */
  saveDraft: (draft: EditDraft | null) => void;
  /** Exchanges the changes with other devices. */
  connect: (onReceived: (draft: EditDraft) => void) => void;
  drafts: TabDrafts<EditDraft>;
};

/** The form of a stored post. The review of a translation or a conflict replaces it. */
export function EditForm({ post, restored, saveDraft, connect, drafts }: Props) {
  const { search, searchNow, open, close } = usePanelNavigation();
  const [startsAtBlocking, setStartsAtBlocking] = useState(false);
  const { language } = post;
  const openReview = (atBlocking: boolean) => {
    // The editor may have left the form during the check.
    const { edit: shown, review, screen } = searchNow();
    if (language === 'en' || shown !== post.id || review || screen) return;
    setStartsAtBlocking(atBlocking);
    open({ review: language });
  };
  const edit = usePostEdit(post, restored?.value ?? null, saveDraft, () => openReview(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => connect(edit.receive), []);
  const english = useEnglishSource(post);
  const reviewed = edit.conflict === null && search.review === language ? search.review : undefined;
  const posts = usePosts();
  // The list has the newest state, because every call updates it.
  const listed = posts.data?.find(({ id }) => id === post.id) ?? toSummary(post);
  const translations = groupTranslations(posts.data ?? []).get(post.translationGroup) ?? {};
  const [isPicturePending, setIsPicturePending] = useState(false);
  useCommands({
    save: edit.isChanged && !edit.isSaving && !edit.conflict && (() => void edit.save()),
    reviewKurdish: language === 'ckb' && !reviewed && (() => openReview(false)),
    reviewArabic: language === 'ar' && !reviewed && (() => openReview(false)),
  });
  const listenToKeys = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void edit.save();
  };
  return (
    <>
      <PostFacts post={listed} translations={translations} />
      <EditActions post={listed} translations={translations} edit={edit} />
      {edit.conflict && (
        <ConflictView
          key={edit.conflict.updatedAt}
          language={post.language}
          base={edit.base.values}
          mine={edit.values}
          stored={edit.conflict}
          settle={edit.settle}
          leave={edit.leaveConflict}
        />
      )}
      {reviewed && (
        <EditReview
          language={reviewed}
          edit={edit}
          english={english}
          startsAtBlocking={startsAtBlocking}
          onClose={() => close('review')}
        />
      )}
      {/* Hidden, not unmounted: the editor keeps its undo history during a conflict. */}
      <form
        hidden={edit.conflict !== null || reviewed !== undefined}
        // The Enter key must not submit a half-typed title.
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={listenToKeys}
      >
        {restored?.savedAt && edit.isRestored && (
          <RestoredNotice savedAt={restored.savedAt} discard={edit.discard} />
        )}
        <DraftNotice
          notice={drafts.notice}
          compare={({ changes }) => (
            <FieldComparisons before={edit.values} after={changes.mine} language={language} />
          )}
          close={drafts.closeNotice}
        />
        {edit.merged && (
          <MergedNotice merged={edit.merged} language={language} close={edit.closeMergeNote} />
        )}
        <div className="edit-columns mt-5">
          <Texts
            post={post}
            edit={edit}
            english={english.data ?? null}
            onReview={() => openReview(false)}
          />
          <Details post={post} edit={edit} onPicturePending={setIsPicturePending} />
        </div>
        <SaveBar
          edit={edit}
          status={drafts.status}
          onServer={drafts.onServer}
          isPicturePending={isPicturePending}
        />
      </form>
    </>
  );
}

type PartProps = { post: AdminPost; edit: PostEdit };

function Texts(props: PartProps & { english: AdminPost | null; onReview: () => void }) {
  const { language } = props.post;
  const { values, change, error } = props.edit;
  const t = useTranslations('adminPosts.fields');
  const uploadImage = useUploadImage();
  const isMissing = (field: 'title' | 'content') => error !== null && !values[field].trim();
  const editor = (
    <MarkdownEditor
      label={t('content')}
      language={language}
      value={values.content}
      onChange={(content) => change({ content })}
      onUploadImage={async (file) => (await uploadImage(file)).imageUrl}
      invalid={isMissing('content')}
    />
  );
  return (
    <div className="grid min-w-0 content-start gap-5">
      <TitleField
        label={t('title')}
        language={language}
        value={values.title}
        onChange={(title) => change({ title })}
        isInvalid={isMissing('title')}
      />
      {language === 'en' ? (
        <EnglishText post={props.post} edit={props.edit}>
          {editor}
        </EnglishText>
      ) : (
        editor
      )}
      {language !== 'en' && (
        <TranslationLine text={values} source={props.english} onReview={props.onReview} />
      )}
      <TextField
        label={t('description')}
        language={language}
        value={values.description}
        onChange={(description) => change({ description })}
        rows={4}
      />
      <TextField
        label={t('sources')}
        hint={t('sourcesHint')}
        value={values.sources.join('\n')}
        onChange={(lines) => change({ sources: lines === '' ? [] : lines.split('\n') })}
        rows={3}
      />
    </div>
  );
}

function Details(props: PartProps & { onPicturePending: (isPending: boolean) => void }) {
  const { post, edit } = props;
  const { values, change } = edit;
  const t = useTranslations('adminPosts.fields');
  const edits = useTranslations('adminPosts.edit');
  const { language } = post;
  return (
    <div className="grid min-w-0 content-start gap-6">
      <CoverField
        image={values.image === defaultCover ? null : values.image}
        onChange={(image) => change({ image: image ?? defaultCover })}
        alts={[{ language, alt: values.imageAlt }]}
        onAltChange={(_language, imageAlt) => change({ imageAlt })}
        onPendingChange={props.onPicturePending}
      />
      <p className="text-tiny text-ink-muted">{edits('coverOfAll')}</p>
      <TagsField tags={values.tags} onChange={(tags) => change({ tags: [...tags] })} />
      <div className="grid grid-cols-2 gap-3">
        <LineField
          label={t('category')}
          language={language}
          value={values.category}
          onChange={(category) => change({ category })}
        />
        <LineField
          label={t('author')}
          language={language}
          value={values.author}
          onChange={(author) => change({ author })}
        />
      </div>
      <StoredSlugField post={post} slug={values.slug} onChange={(slug) => change({ slug })} />
      <EditSeo post={post} stored={edit.base.values} values={values} change={change} />
    </div>
  );
}

/** Says that the form shows restored changes, with a button that discards them. */
function RestoredNotice({ savedAt, discard }: { savedAt: string; discard: () => void }) {
  const t = useTranslations('adminPosts.edit');
  const language = useLanguage();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-gold-strong bg-surface-raised py-1.5 ps-4 pe-2 text-small">
      <p role="status">
        {t('restored', {
          date: formatPanelDate(savedAt, language),
          time: formatPanelTime(savedAt, language),
        })}
      </p>
      <button type="button" className="panel-button" onClick={discard}>
        {t('discard')}
      </button>
    </div>
  );
}
