import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AddedWord } from '#domain/spelling/shared/house-word.ts';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { formatDateAndTime } from '#language/dates.ts';
import { useApi } from '../api/client.ts';
import { addedWordsKey } from '../shared/added-words.ts';
import { Bilingual, bilingualFailure } from '../shared/bilingual.tsx';
import { focusUnlessTyping } from '../shared/typing.ts';
import { isGone } from './use-glossary.ts';

const pageSize = 20;

/** The words that editors added to the spelling, each with who and when. */
export function AddedWords() {
  const t = useTranslations('adminGlossary.words');
  const language = useLanguage();
  const { client, call } = useApi();
  const queries = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');
  const [shown, setShown] = useState(pageSize);
  const { data = [] } = useQuery({
    queryKey: addedWordsKey,
    queryFn: () => call(() => client.spelling.words.$get()),
    staleTime: 0,
  });
  const remove = useMutation({
    async mutationFn({ language, word }: AddedWord) {
      // The client does not encode path parameters.
      const param = { word: encodeURIComponent(word) };
      try {
        await call(() => client.spelling.words[':word'].$delete({ param, query: { language } }));
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    onSuccess(_answer, deleted) {
      setStatus(t('deleted', { word: isolate(deleted.word) }));
      focusUnlessTyping(section.current);
      queries.setQueryData<AddedWord[]>(addedWordsKey, (words) =>
        words?.filter((word) => word !== deleted),
      );
    },
  });
  if (data.length === 0 && status === '') return null;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="added-words" className="term-proposals">
      <h3 id="added-words" className="font-bold">
        {t('title')}
      </h3>
      <p role="status" className="text-small">
        {status}
      </p>
      {data.length > 0 && <p className="text-small text-ink-muted">{t('hint')}</p>}
      <p role="alert" className="text-small text-danger empty:hidden">
        {remove.error && <Bilingual text={bilingualFailure(language, remove.error, 'save')} />}
      </p>
      <ul>
        {data.slice(0, shown).map((added) => (
          <li key={`${added.language} ${added.word}`}>
            <p className="min-w-0 grow basis-64 wrap-anywhere">
              <bdi lang={added.language} dir={directionOf(added.language)} className="font-bold">
                {added.word}
              </bdi>{' '}
              <span className="text-small text-ink-muted">
                {t('row', {
                  language: added.language,
                  username: isolate(added.username),
                  date: formatDateAndTime(added.addedAt, language),
                })}
              </span>
            </p>
            <button
              type="button"
              className="panel-button text-danger"
              aria-disabled={remove.isPending}
              onClick={() => !remove.isPending && remove.mutate(added)}
            >
              {t('delete')}
              <span className="sr-only">: {isolate(added.word)}</span>
            </button>
          </li>
        ))}
      </ul>
      {data.length > shown && (
        <button
          type="button"
          className="panel-button"
          onClick={() => setShown((count) => count + pageSize)}
        >
          {t('more')}
        </button>
      )}
    </section>
  );
}
