import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { Bilingual, bilingualFailure } from '../shared/bilingual.tsx';
import { TryAgain } from '../shared/load-error.tsx';
import type { useGlossaryTerms } from '../shared/use-glossary-terms.ts';

/** Placeholders for the terms while they load. */
export function GlossarySkeleton() {
  const t = useTranslations('adminGlossary');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true" className="mt-4 grid animate-pulse gap-3">
        {['w-full', 'w-5/6', 'w-11/12', 'w-3/4', 'w-4/5', 'w-2/3'].map((width) => (
          <div key={width} className={`h-11 bg-surface-sunken ${width}`} />
        ))}
      </div>
    </>
  );
}

/** An error message for terms that could not be loaded. */
export function GlossaryError({ glossary }: { glossary: ReturnType<typeof useGlossaryTerms> }) {
  const t = useTranslations('adminGlossary');
  const language = useLanguage();
  return (
    <div className="mt-4 border-y border-line py-8">
      <p role="alert" className="mb-4">
        {t('loadError')} <Bilingual text={bilingualFailure(language, glossary.error, 'network')} />
      </p>
      <TryAgain onClick={() => void glossary.refetch()} />
    </div>
  );
}

/** A message for an empty glossary, or a search without matches. */
export function NoTerms({ clearSearch }: { clearSearch: (() => void) | null }) {
  const t = useTranslations('adminGlossary');
  return (
    <div className="border-y border-line py-8">
      <p>{t(clearSearch ? 'noMatch' : 'empty')}</p>
      {clearSearch && (
        <button type="button" className="panel-button mt-4" onClick={clearSearch}>
          {t('clearSearch')}
        </button>
      )}
    </div>
  );
}
