import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type TakenXliff, xliffLimits, xliffName } from '#domain/xliff/shared/xliff-report.ts';
import { isolate } from '#language/bidi.ts';
import { commandLanguage, useCommands } from '../../shared/commands.ts';
import { FileInput } from '../../shared/file-input.tsx';
import { useXliffDownload, type XliffArticle } from './use-xliff.ts';
import { XliffDialog } from './xliff-dialog.tsx';

const maxMegabytes = xliffLimits.bytes / 1024 / 1024;

/** Sends the article to a translator as an XLIFF file, and takes the file back. */
export function XliffSection(props: {
  article: XliffArticle;
  /** Whether the form has changes, which a file could overwrite. */
  isChanged: boolean;
  /** Puts the texts into the form, or stores them. Rejected, the dialog shows why and stays open. */
  take: (taken: TakenXliff) => Promise<void> | void;
  /** Whether the article does not have the language, so that what is taken is stored at once. */
  isNew?: boolean;
}) {
  const { article } = props;
  const t = useTranslations('adminExchange');
  const download = useXliffDownload(article);
  const [chosen, setChosen] = useState<{ file: File; at: number; isWaiting: boolean } | null>(null);
  const isTooLarge = chosen !== null && chosen.file.size > xliffLimits.bytes;
  /** Chosen while the form had changes: it is taken from once they are saved or discarded. */
  const waiting = chosen?.isWaiting && !isTooLarge ? chosen.file : null;
  const choose = (file: File) => {
    setChosen({ file, at: Date.now(), isWaiting: props.isChanged });
  };
  const fileInput = useRef<HTMLInputElement>(null);
  const name = commandLanguage[article.language];
  const downloadFile = download.isPending ? undefined : () => download.mutate();
  useCommands({ [`download${name}File`]: downloadFile });
  return (
    <details className="border border-line text-start">
      <summary className="px-3 py-2 text-small font-medium">{t('article.title')}</summary>
      <div className="grid gap-3 border-t border-line p-3">
        <p className="text-small text-ink-muted">{t('article.hint', { format: xliffName })}</p>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className="panel-button"
            aria-disabled={download.isPending}
            onClick={downloadFile}
          >
            {t(download.isPending ? 'article.downloading' : 'article.download')}
          </button>
          <FileInput
            ref={fileInput}
            accept=".xlf,.xliff,.xml"
            command={`take${name}File`}
            onChoose={choose}
          >
            {t('article.import')}
          </FileInput>
        </div>
        {waiting && (
          <button
            type="button"
            className="panel-button justify-self-start"
            aria-disabled={props.isChanged}
            onClick={() => {
              if (props.isChanged) return;
              // This button is gone when the dialog closes: the dialog returns the focus to the file input.
              fileInput.current?.focus();
              choose(waiting);
            }}
          >
            {t('article.dialogTitle', { name: isolate(waiting.name) })}
          </button>
        )}
        <p role="alert" className="text-small text-danger empty:hidden">
          {waiting && props.isChanged && t('article.saveFirst')}
          {isTooLarge && t('tooLarge', { limit: maxMegabytes })}
        </p>
      </div>
      {chosen && !isTooLarge && !chosen.isWaiting && (
        <XliffDialog
          key={chosen.at}
          article={article}
          file={chosen.file}
          chosenAt={chosen.at}
          take={props.take}
          isNew={props.isNew ?? false}
          onClose={() => setChosen(null)}
        />
      )}
    </details>
  );
}
