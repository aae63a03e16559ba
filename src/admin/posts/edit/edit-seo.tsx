import type { AdminPost } from '#domain/posts/index.ts';
import { defaultCover } from '#domain/posts/shared/post-defaults.ts';
import { sharePicturePath } from '#domain/share-pictures/shared/share-picture-path.ts';
import { SeoFields } from '../../post-form/seo-fields.tsx';
import { SeoFold } from '../../post-form/seo-fold.tsx';
import type { useEditSeo } from './use-edit-seo.ts';
import type { PostEdit } from './use-post-edit.ts';

/** The SEO fields of a stored post. */
export function EditSeo(props: {
  post: AdminPost;
  edit: PostEdit;
  seo: ReturnType<typeof useEditSeo>;
}) {
  const { edit, seo } = props;
  const { id, language, slug, published } = props.post;
  const stored = edit.base.values;
  const { title, content, image, seoTitle, seoDescription, seoKeywords, ...values } = edit.values;
  const isPictureCurrent = published && title === stored.title && image === stored.image;
  return (
    <SeoFold request={seo.request} isProposed={seo.proposal !== null}>
      <SeoFields
        language={language}
        title={title}
        content={content}
        description={values.description}
        image={image === defaultCover ? null : image}
        imageAlt={values.imageAlt}
        sharePicture={
          isPictureCurrent ? sharePicturePath({ kind: 'post', id, title, language, image }) : null
        }
        storedSlug={values.slug.trim() || slug}
        values={{ seoTitle, seoDescription, seoKeywords }}
        proposal={seo.proposal}
        request={seo.request}
        put={({ slug: _unchangeable, ...texts }, nextProposal) => {
          edit.change(texts);
          seo.setProposal(nextProposal);
        }}
      />
    </SeoFold>
  );
}
