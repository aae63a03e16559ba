import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { memoryLimits } from '#domain/memory/shared/unit.ts';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { formatDateAndTime } from '#language/dates.ts';
import { focusUnlessTyping } from '../shared/typing.ts';
import type { ListedUnit, useMemoryChanges } from './use-memory.ts';

type Props = {
  unit: ListedUnit;
  isEditing: boolean;
  /** Whether another list is being loaded: this entry may have changed by then. */
  isOld: boolean;
  onEdit: () => void;
  onCancel: () => void;
  changes: ReturnType<typeof useMemoryChanges>;
};

/** An approved translation beside its source, or a field to change it. */
export function UnitRow({ unit, isEditing, isOld, onEdit, onCancel, changes }: Props) {
  const t = useTranslations('adminMemory');
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) focusUnlessTyping(edit.current);
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <>
      <p lang="en" dir="ltr" className="wrap-anywhere">
        {unit.source}
      </p>
      {isEditing ? (
        <EditForm unit={unit} onCancel={onCancel} changes={changes} />
      ) : (
        <p lang={unit.language} dir={directionOf(unit.language)} className="wrap-anywhere">
          {unit.target}
        </p>
      )}
      <div className="memory-foot">
        <Facts unit={unit} />
        {!isEditing && (
          <div className="ms-auto flex gap-1">
            <button
              ref={edit}
              type="button"
              className="panel-button"
              aria-disabled={isOld}
              onClick={() => !isOld && onEdit()}
            >
              {t('edit')}
              <Subject unit={unit} />
            </button>
            <button
              type="button"
              className="panel-button text-danger"
              aria-disabled={isOld || changes.remove.isPending}
              onClick={() => !isOld && !changes.remove.isPending && changes.remove.mutate(unit.id)}
            >
              {t('delete')}
              <Subject unit={unit} />
            </button>
          </div>
        )}
      </div>
    </>
  );
}

function EditForm({ unit, onCancel, changes }: Pick<Props, 'unit' | 'onCancel' | 'changes'>) {
  const t = useTranslations('adminMemory');
  const [target, setTarget] = useState(unit.target);
  const { isPending, mutate } = changes.edit;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        if (target.trim() === unit.target) onCancel();
        else mutate({ id: unit.id, target });
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <textarea
        ref={field}
        rows={2}
        lang={unit.language}
        dir={directionOf(unit.language)}
        aria-label={t('translation')}
        maxLength={memoryLimits.segment}
        value={target}
        onChange={(event) => setTarget(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        className="panel-input memory-field"
      />
      <div className="mt-2 flex gap-2">
        <button type="submit" className="panel-button" aria-disabled={isPending}>
          {t(isPending ? 'saving' : 'save')}
        </button>
        <button type="button" className="panel-button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}

function Facts({ unit }: { unit: ListedUnit }) {
  const t = useTranslations('adminMemory');
  const languageName = useTranslations('adminShared.languages');
  const language = useLanguage();
  const { approvedAt, username, model } = unit;
  return (
    <p className="memory-facts">
      <span>{languageName(unit.language)}</span>
      <span>{t(`kinds.${unit.kind}`)}</span>
      <span>{t(`origins.${unit.origin}`)}</span>
      {username && <bdi>{username}</bdi>}
      {model && <bdi dir="ltr">{model}</bdi>}
      <time dateTime={approvedAt}>{formatDateAndTime(approvedAt, language)}</time>
      {!unit.isCurrent && <strong>{t('older')}</strong>}
    </p>
  );
}

/** What a button is about, for screen readers that read one button at a time. */
function Subject({ unit }: { unit: ListedUnit }) {
  return (
    <span className="sr-only">
      : <bdi lang="en">{unit.source.slice(0, 80)}</bdi>
    </span>
  );
}
