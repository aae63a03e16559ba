import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TakenXliff, XliffReport, XliffSegment } from '#domain/xliff/shared/xliff-report.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { Bilingual, bilingualFailure } from '../../shared/bilingual.tsx';
import { FileError } from '../../shared/file-fault.tsx';
import { PanelDialog } from '../../shared/panel-dialog.tsx';
import { SegmentChoice } from './segment-choice.tsx';
import { useXliffCheck, useXliffMerge, type XliffArticle } from './use-xliff.ts';

/** What a file has for each segment, to choose from. What is chosen goes into the form. */
export function XliffDialog(props: {
  article: XliffArticle;
  file: File;
  chosenAt: number;
  take: (taken: TakenXliff) => Promise<void> | void;
  isNew: boolean;
  onClose: () => void;
}) {
  const { article, file, onClose } = props;
  const t = useTranslations('adminExchange.article');
  const language = useLanguage();
  const check = useXliffCheck(article, file, props.chosenAt);
  const merge = useXliffMerge(article, file);
  /** Choices that differ from what is proposed. */
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [failure, setFailure] = useState<unknown>(null);
  const [isTaking, setTaking] = useState(false);
  const report = check.data;
  const segments = report?.segments ?? [];
  const isTaken = (segment: XliffSegment) => choices.get(segment.unit) ?? isProposed(segment);
  const taken = segments.filter(isTaken).map(({ unit }) => unit);
  const take = async () => {
    if (isTaking) return;
    setTaking(true);
    setFailure(null);
    try {
      await props.take(await merge.mutateAsync(taken));
      onClose();
    } catch (error) {
      setFailure(error);
      setTaking(false);
    }
  };
  const error = failure ?? check.error;
  return (
    <PanelDialog
      aria-describedby={undefined}
      className="panel-dialog xliff-dialog"
      // A click beside the dialog must not lose the choices.
      onInteractOutside={(event) => event.preventDefault()}
      onClose={onClose}
    >
      <Dialog.Title className="text-h3 font-bold wrap-anywhere">
        {t('dialogTitle', { name: isolate(file.name) })}
      </Dialog.Title>
      <div role="status" className="mt-2 text-small">
        {check.isPending && <p>{t('checking')}</p>}
        {report && <Summary report={report} isNew={props.isNew} />}
      </div>
      {error !== null && (
        <p role="alert" className="mt-2 text-small text-danger">
          <Bilingual text={bilingualFailure(language, error, 'save')} />
        </p>
      )}
      <ul>
        {segments.map((segment) => (
          <li key={segment.unit} className="mt-4 border-t border-line pt-3 text-small">
            <SegmentChoice
              segment={segment}
              language={article.language}
              isTaken={isTaken(segment)}
              onChange={(isChosen) => setChoices(new Map(choices).set(segment.unit, isChosen))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" className="panel-button" onClick={onClose}>
          {t(segments.length > 0 ? 'cancel' : 'close')}
        </button>
        {taken.length > 0 && (
          <button
            type="button"
            className="panel-button-primary"
            aria-disabled={isTaking}
            onClick={() => void take()}
          >
            {t(props.isNew ? 'store' : 'take', { count: taken.length })}
          </button>
        )}
      </div>
    </PanelDialog>
  );
}

/** A conflict is decided by the editor alone. */
function isProposed({ state, problem }: XliffSegment): boolean {
  return problem === null && (state === 'new' || state === 'changed');
}

function Summary({ report, isNew }: { report: XliffReport; isNew: boolean }) {
  const t = useTranslations('adminExchange');
  const { fault, segments, same, untranslated, unknown } = report;
  if (fault) return <FileError {...fault} />;
  const conflicts = segments.filter((segment) => !isProposed(segment)).length;
  return (
    <>
      <p>
        {t(segments.length === 0 ? 'article.nothing' : isNew ? 'article.asksNew' : 'article.asks')}
      </p>
      <ul className="mt-2 list-disc ps-5">
        {conflicts > 0 && <li className="font-bold">{t('article.open', { count: conflicts })}</li>}
        {same > 0 && <li>{t('article.same', { count: same })}</li>}
        {untranslated > 0 && <li>{t('article.untranslated', { count: untranslated })}</li>}
        {unknown > 0 && <li>{t('article.unknown', { count: unknown })}</li>}
      </ul>
    </>
  );
}
