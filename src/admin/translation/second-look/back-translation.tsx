import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { useApi } from '../../api/client.ts';
import { Bilingual, bilingualFailure } from '../../shared/bilingual.tsx';
import { TryAgain } from '../../shared/load-error.tsx';
import { RunModel } from '../../shared/run-model.tsx';

/**
 * Shows on demand what a paragraph says, translated back into English. It is kept for the session and never stored. An
 * edited paragraph is not asked for again until the editor wants it.
 */
export function BackTranslation(props: {
  text: string;
  language: TranslationLanguage;
  /** The name of the paragraph. */
  subject: string;
}) {
  const { text, language, subject } = props;
  const id = useId();
  const t = useTranslations('adminSecondLook');
  const [asked, setAsked] = useState<string | null>(null);
  const isOld = asked !== null && asked !== text;
  return (
    <div className="review-back">
      <button
        type="button"
        className="panel-quiet-link"
        aria-expanded={asked !== null}
        aria-controls={id}
        aria-label={`${t('backTranslation')}: ${subject}`}
        onClick={() => setAsked(asked === text ? null : text)}
      >
        {t(isOld ? 'backTranslationAgain' : 'backTranslation')}
      </button>
      <div id={id}>
        {asked !== null && <Result text={asked} language={language} isOld={isOld} />}
      </div>
    </div>
  );
}

function Result(props: { text: string; language: TranslationLanguage; isOld: boolean }) {
  const { text, language, isOld } = props;
  const { client, call } = useApi();
  const panel = useLanguage();
  const t = useTranslations('adminSecondLook');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['back-translation', language, text],
    queryFn: ({ signal }) =>
      call(() =>
        client['back-translate'].$post({ json: { language, text } }, { init: { signal } }),
      ),
    gcTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <p role="status" className="text-ink-muted">
        {isFetching && t('translatingBack')}
      </p>
      {error && !isFetching && (
        <div role="alert" className="text-danger">
          <Bilingual text={bilingualFailure(panel, error, 'backTranslate', { about: language })} />{' '}
          <TryAgain onClick={() => void refetch()} />
        </div>
      )}
      {data && (
        <>
          {isOld && <p className="text-ink-muted">{t('textChanged')}</p>}
          <blockquote lang="en" dir="ltr">
            {data.english}
          </blockquote>
          <p className="text-ink-muted">
            <RunModel run={data.run} />
          </p>
        </>
      )}
    </>
  );
}
