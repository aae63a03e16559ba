import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { countCharacters, shownCharacters } from './seo-lengths.ts';

/** The length of a text and the length that search engines show. For an empty text, the text that is used instead. */
export function CharacterCounter(props: {
  id?: string;
  field: keyof typeof shownCharacters;
  text: string;
}) {
  const t = useTranslations('adminPostForm');
  const { id, field } = props;
  const most = shownCharacters[field];
  const count = countCharacters(props.text.trim());
  if (count === 0) return <FieldNote id={id}>{t(`seo.empty.${field}`)}</FieldNote>;
  const isOver = count > most;
  return (
    <FieldNote id={id}>
      {t('seo.count', { count, most })}{' '}
      <span className={isOver ? 'font-bold text-danger' : 'text-accent'}>
        {isOver ? t('seo.over', { over: count - most }) : t('seo.left', { left: most - count })}
      </span>
    </FieldNote>
  );
}

export function FieldNote({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="text-tiny text-ink-muted">
      {children}
    </p>
  );
}
