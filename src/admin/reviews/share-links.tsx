import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { linkDays } from '#domain/reviews/shared/review-limits.ts';
import { type Language, localeConfig } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { formatDateAndTime } from '#language/dates.ts';
import { useBanner } from '../shared/banner.tsx';
import { Choice } from '../shared/choice.tsx';
import { useCommands } from '../shared/commands.ts';
import { useAddToast } from '../shared/toasts.tsx';
import { focusUnlessTyping } from '../shared/typing.ts';
import { NewLink } from './new-link.tsx';
import { type ReviewLink, useCreateLink, useReviewLinks, useRevokeLink } from './use-reviews.ts';

type Props = { group: string; versions: readonly AdminPostSummary[] };

/** Makes links for reviewers, lists the valid ones, and takes them back. */
export function ShareLinks({ group, versions }: Props) {
  const t = useTranslations('adminReviews.links');
  const banner = useBanner();
  const create = useCreateLink(group);
  const written = versions.map(({ language }) => language);
  const [chosen, setChosen] = useState<readonly Language[]>(written);
  const [days, setDays] = useState<number>(7);
  const languages = written.filter((language) => chosen.includes(language));
  const createLink = () =>
    create.mutate({ languages, days }, { onError: (error) => banner.showError(error, 'save') });
  const canCreate = !create.isPending && languages.length > 0;
  useCommands({ createLink: canCreate && createLink });
  return (
    <section aria-labelledby="links-title" className="min-w-0">
      <h3 id="links-title" className="text-body font-bold">
        {t('title')}
      </h3>
      <p className="mt-1 text-small text-ink-muted">{t('hint')}</p>
      <fieldset className="mt-3 flex flex-wrap gap-x-4">
        <legend className="text-small font-medium">{t('languages')}</legend>
        {written.map((language) => (
          <label key={language} className="inline-flex min-h-11 items-center gap-2 text-small">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={chosen.includes(language)}
              onChange={({ target }) =>
                setChosen(
                  target.checked
                    ? [...chosen, language]
                    : chosen.filter((other) => other !== language),
                )
              }
            />
            <span lang={language}>{localeConfig[language].endonym}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-1 mb-1 text-small font-medium">{t('days')}</p>
      <Choice
        label={t('days')}
        options={linkDays.map((value) => ({ value, text: t('dayCount', { count: value }) }))}
        value={days}
        onChange={setDays}
        className="review-days"
      />
      <button
        type="button"
        aria-disabled={!canCreate}
        className="panel-button-primary mt-3"
        onClick={() => canCreate && createLink()}
      >
        {t('create')}
      </button>
      <div role="status">
        {create.data && (
          <NewLink
            key={create.data.link.id}
            token={create.data.token}
            versions={versions.filter(({ language }) =>
              create.data.link.languages.includes(language),
            )}
          />
        )}
      </div>
      <ValidLinks group={group} />
    </section>
  );
}

function ValidLinks({ group }: { group: string }) {
  const t = useTranslations('adminReviews.links');
  const { data: links } = useReviewLinks(group);
  const revoke = useRevokeLink(group);
  const banner = useBanner();
  const addToast = useAddToast();
  const list = useRef<HTMLDivElement>(null);
  if (!links) return null;
  return (
    <div ref={list} tabIndex={-1} className="mt-5 outline-none">
      {links.length === 0 && <p className="text-small text-ink-muted">{t('none')}</p>}
      <ul>
        {links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            isBusy={revoke.isPending}
            revoke={() =>
              revoke.mutate(link.id, {
                onSuccess() {
                  addToast({ text: t('revoked') });
                  // The button that had the focus goes with its row.
                  focusUnlessTyping(list.current);
                },
                onError: (error) => banner.showError(error, 'save'),
              })
            }
          />
        ))}
      </ul>
    </div>
  );
}

function LinkRow(props: { link: ReviewLink; isBusy: boolean; revoke: () => void }) {
  const { languages, username, createdAt, expiresAt, lastUsedAt } = props.link;
  const t = useTranslations('adminReviews.links');
  const panel = useLanguage();
  const at = (time: string) => formatDateAndTime(time, panel);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 text-small">
      <p className="min-w-0 grow basis-56">
        <span className="font-medium">
          {languages.map((language) => localeConfig[language].endonym).join(' · ')}
        </span>
        <span className="block text-tiny text-ink-muted">
          {t('facts', { username: isolate(username), expires: at(expiresAt) })}
        </span>
        <span className="block text-tiny text-ink-muted">
          {lastUsedAt ? t('lastUsed', { time: at(lastUsedAt) }) : t('neverUsed')}
        </span>
      </p>
      <button
        type="button"
        aria-disabled={props.isBusy}
        aria-label={t('revokeNamed', { time: at(createdAt) })}
        className="panel-button-danger"
        onClick={() => !props.isBusy && props.revoke()}
      >
        {t('revoke')}
      </button>
    </li>
  );
}
