import { Dialog } from 'radix-ui';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { Bilingual, bilingualFailure } from '../../shared/bilingual.tsx';
import { PanelDialog } from '../../shared/panel-dialog.tsx';
import { PostTitle } from '../../shared/post-title.tsx';
import { useAddUndoToast } from '../../shared/toasts.tsx';
import type { Article } from '../articles.ts';
import { type TranslationRun, undoOf, unfinishedGroups } from './missing-translations.ts';
import { useUndoBatch } from './use-article-batch.ts';
import { useTranslationRun } from './use-translation-run.ts';

/** Asks first, then translates what the articles lack, shows how far it is, and at the end what failed and why. */
export function TranslateDialog(props: {
  articles: readonly Article[];
  /** @param failed the articles that still lack a translation; none when nothing was begun */
  onClose: (failed: readonly string[]) => void;
}) {
  const t = useTranslations('adminBatch.translate');
  const { run, start, cancel } = useTranslationRun(props.articles);
  const addUndoToast = useAddUndoToast();
  const undo = useUndoBatch();
  const close = () => {
    if (run.phase === 'running') return cancel();
    const undoable = undoOf(run);
    if (undoable)
      addUndoToast(t('stored', { count: run.stored.length }), () => undo.mutate([undoable]));
    props.onClose(run.phase === 'ended' ? unfinishedGroups(run) : []);
  };
  const isEmpty = run.wanted.length === 0;
  return (
    <PanelDialog
      onClose={close}
      // A click beside the dialog must not cancel what runs.
      onInteractOutside={(event) => event.preventDefault()}
    >
      <Dialog.Title className="text-h3 font-bold">{t('title')}</Dialog.Title>
      <Dialog.Description asChild>
        <div className="mt-2 grid gap-2 text-small">
          <p>{isEmpty ? t('nothing') : t('text', { count: run.wanted.length })}</p>
          {run.withoutEnglish > 0 && <p>{t('withoutEnglish', { count: run.withoutEnglish })}</p>}
        </div>
      </Dialog.Description>
      <Progress run={run} />
      <Failures run={run} />
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" className="panel-button" onClick={close}>
          {t(run.phase === 'running' ? 'cancel' : 'leave')}
        </button>
        {run.phase === 'asking' && !isEmpty && (
          <button type="button" className="panel-button-primary" onClick={() => void start()}>
            {t('start')}
          </button>
        )}
      </div>
    </PanelDialog>
  );
}

function Progress({ run }: { run: TranslationRun }) {
  const t = useTranslations('adminBatch.translate');
  const languageName = useTranslations('adminShared.languages');
  const next = run.wanted[run.done];
  if (run.phase === 'asking') return null;
  const left = run.wanted.length - run.done;
  return (
    <div className="mt-4 grid gap-2 text-small">
      <progress
        aria-label={t('title')}
        max={run.wanted.length}
        value={run.done}
        className="panel-progress"
      />
      <p role="status">
        {run.phase === 'running'
          ? t('running', { number: run.done + 1, count: run.wanted.length })
          : t('ended', { stored: run.stored.length, failed: run.failed.length })}{' '}
        {run.phase === 'ended' && left > 0 && t('left', { count: left })}
      </p>
      {run.phase === 'running' && next && (
        <p className="wrap-anywhere text-ink-muted">
          {languageName(next.language)}: <PostTitle post={next.source} />
        </p>
      )}
    </div>
  );
}

function Failures({ run }: { run: TranslationRun }) {
  const t = useTranslations('adminBatch.translate');
  const languageName = useTranslations('adminShared.languages');
  const panel = useLanguage();
  if (run.failed.length === 0) return null;
  return (
    <section aria-label={t('failed')} className="mt-4 text-small">
      <h3 className="font-bold">{t('failed')}</h3>
      <ul className="mt-1 grid gap-2">
        {run.failed.map(({ source, language, error }) => (
          <li key={`${source.id} ${language}`} className="border-s-4 border-danger ps-3">
            <span className="font-medium wrap-anywhere">
              {languageName(language)}: <PostTitle post={source} />
            </span>
            <span className="block">
              <Bilingual text={bilingualFailure(panel, error, 'translate')} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
