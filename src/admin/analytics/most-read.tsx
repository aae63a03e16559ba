import { useFormatter, useTranslations } from 'use-intl';
import type { Statistics } from '#domain/analytics/index.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { ChartTable, cell, headCell, NumberCell, NumberHead } from './chart-table.tsx';

type Posts = Statistics['mostRead'][number]['posts'];

type Props = { mostRead: Statistics['mostRead']; dayCount: number };

/** The most read posts of each language. All bars have the same scale, so that languages can be compared. */
export function MostRead({ mostRead, dayCount }: Props) {
  const t = useTranslations('adminAnalytics');
  const languageName = useTranslations('adminShared.languages');
  const maxViews = Math.max(1, ...mostRead.flatMap(({ posts }) => posts.map(({ views }) => views)));
  return (
    <section className="mt-10">
      <h2 className="text-h3">{t('mostRead')}</h2>
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-3">
        {mostRead.map(({ language, posts }) => (
          <section key={language}>
            <h3 className="border-b border-line pb-1.5 text-small">{languageName(language)}</h3>
            {posts.length > 0 ? (
              <PostBars posts={posts} language={language} maxViews={maxViews} />
            ) : (
              <p className="mt-3 text-small text-ink-muted">{t('noneRead', { days: dayCount })}</p>
            )}
          </section>
        ))}
      </div>
      <MostReadTable mostRead={mostRead} />
    </section>
  );
}

function PostBars(props: { posts: Posts; language: Language; maxViews: number }) {
  const t = useTranslations('adminAnalytics');
  const format = useFormatter();
  return (
    <ol>
      {props.posts.map((post) => (
        <li key={post.id} className="mt-3">
          <div className="flex items-baseline justify-between gap-4 text-small">
            <PostTitle post={post} language={props.language} />
            <span>
              <span aria-hidden="true">{format.number(post.views)}</span>
              <span className="sr-only">{t('viewCount', { views: post.views })}</span>
            </span>
          </div>
          <div
            aria-hidden="true"
            className="mt-1 h-1.5 min-w-1 bg-accent"
            style={{ inlineSize: `${(post.views / props.maxViews) * 100}%` }}
          />
        </li>
      ))}
    </ol>
  );
}

function PostTitle({ post, language }: { post: Posts[number]; language: Language }) {
  const t = useTranslations('adminAnalytics');
  const title = (
    <bdi lang={language} dir={directionOf(language)}>
      {post.title}
    </bdi>
  );
  if (!post.published) {
    return (
      <span className="text-ink-muted wrap-anywhere">
        {title} ({t('draft')})
      </span>
    );
  }
  return (
    <a
      href={pathInLanguage(`/blog/${post.slug}`, language)}
      target="_blank"
      rel="noopener"
      className="underline decoration-line-strong decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2"
    >
      {title}
      <span className="sr-only"> {t('opensInNewTab')}</span>
    </a>
  );
}

function MostReadTable({ mostRead }: Pick<Props, 'mostRead'>) {
  const t = useTranslations('adminAnalytics');
  const languageName = useTranslations('adminShared.languages');
  return (
    <ChartTable caption={t('mostReadByLanguage')}>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            {t('language')}
          </th>
          <th scope="col" className={headCell}>
            {t('post')}
          </th>
          <NumberHead>{t('views')}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {mostRead.flatMap(({ language, posts }) =>
          posts.map((post) => (
            <tr key={post.id}>
              <td className={cell}>{languageName(language)}</td>
              <th scope="row" className={cell}>
                <bdi lang={language} dir={directionOf(language)}>
                  {post.title}
                </bdi>
              </th>
              <NumberCell value={post.views} />
            </tr>
          )),
        )}
      </tbody>
    </ChartTable>
  );
}
