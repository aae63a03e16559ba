import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { defaultCover } from '#domain/post-rules/index.ts';
import type { AdminPost } from '#domain/posts/index.ts';
import type { KeepingState } from '../../drafts/draft-writer.ts';
import type { EditDraft } from '../../drafts/edit-draft.ts';
import { MarkdownEditor } from '../../editor/markdown-editor.tsx';
import { CoverField } from '../../post-form/cover-field.tsx';
import { TagsField } from '../../post-form/tags-field.tsx';
import { useUploadImage } from '../../post-form/upload-image.ts';
import { TranslationLine } from '../../translation/translation-line.tsx';
import { AddressField } from './address-field.tsx';
import { ConflictView } from './conflict-view.tsx';
import { EditReview } from './edit-review.tsx';
import { EditSeo } from './edit-seo.tsx';
import type { KeptEdit } from './edit-values.ts';
import { PostFacts } from './post-facts.tsx';
import { RestoredLine } from './restored-line.tsx';
import { SaveBar } from './save-bar.tsx';
import { LineField, TextField, TitleField } from './text-fields.tsx';
import { useEnglishOf } from './use-english-of.ts';
import { type KeptEditStore, usePostEdit } from './use-post-edit.ts';

type Props = {
  post: AdminPost;
  kept: (EditDraft<KeptEdit> & { savedAt: string }) | null;
  store: KeptEditStore & { state: KeepingState };
};

/** Everything that can be changed of a post, and what becomes of it when somebody else was faster. */
export function EditForm({ post, kept, store }: Props) {
  const [review, setReview] = useState<'closed' | 'open' | 'at-blocking'>('closed');
  const edit = usePostEdit(post, kept, store, () => setReview('at-blocking'));
  const english = useEnglishOf(post);
  const { language } = post;
  const isReviewing = review !== 'closed' && edit.conflict === null;
  const [isPicturePending, setIsPicturePending] = useState(false);
  const listenToKeys = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void edit.save();
  };
  return (
    <>
      <PostFacts post={post} />
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
      {isReviewing && language !== 'en' && (
        <EditReview
          language={language}
          edit={edit}
          english={english}
          startsAtBlocking={review === 'at-blocking'}
          onClose={() => setReview('closed')}
        />
      )}
      {/* Hidden, not gone: the editor's undo history outlives a look at both versions. */}
      <form
        hidden={edit.conflict !== null || isReviewing}
        // A half-typed title must not go out with the Enter key.
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={listenToKeys}
      >
        {kept && edit.isRestored && <RestoredLine savedAt={kept.savedAt} discard={edit.discard} />}
        <div className="edit-columns mt-5">
          <Texts
            post={post}
            edit={edit}
            english={english.data ?? null}
            onReview={() => setReview('open')}
          />
          <Details post={post} edit={edit} onPicturePending={setIsPicturePending} />
        </div>
        <SaveBar edit={edit} keeping={store.state} isPicturePending={isPicturePending} />
      </form>
    </>
  );
}

type PartProps = { post: AdminPost; edit: ReturnType<typeof usePostEdit> };

function Texts(props: PartProps & { english: AdminPost | null; onReview: () => void }) {
  const { language } = props.post;
  const { values, change, failure } = props.edit;
  const t = useTranslations('adminPosts.fields');
  const uploadImage = useUploadImage();
  const lacks = (field: 'title' | 'content') => failure !== null && !values[field].trim();
  return (
    <div className="grid min-w-0 content-start gap-5">
      <TitleField
        label={t('title')}
        language={language}
        value={values.title}
        onChange={(title) => change({ title })}
        isInvalid={lacks('title')}
      />
      <MarkdownEditor
        label={t('content')}
        language={language}
        value={values.content}
        onChange={(content) => change({ content })}
        onUploadImage={async (file) => (await uploadImage(file)).imageUrl}
        invalid={lacks('content')}
      />
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
      <AddressField post={post} slug={values.slug} onChange={(slug) => change({ slug })} />
      <EditSeo post={post} stored={edit.base.values} values={values} change={change} />
    </div>
  );
}
