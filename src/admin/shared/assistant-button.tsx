import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

/** A button that starts an action of the assistant. While the action runs, a second button cancels it. */
export function AssistantButton(props: {
  text: string;
  isBusy: boolean;
  /** While the action is blocked: the id of the text with the reason, and what a press does instead. */
  waiting?: { reasonId: string; onPress: () => void } | false;
  run: () => Promise<void>;
  cancel: () => void;
}) {
  const { text, isBusy, waiting } = props;
  const t = useTranslations('adminCompose');
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    if (waiting) waiting.onPress();
    else if (!isBusy) void props.run();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="panel-button"
        // Not `disabled`, because a disabled button loses the focus.
        aria-disabled={isBusy || Boolean(waiting)}
        aria-describedby={waiting ? waiting.reasonId : undefined}
        onClick={press}
      >
        {isBusy ? t('working') : text}
      </button>
      {isBusy && <CancelButton action={text} cancel={props.cancel} returnFocusTo={button} />}
    </>
  );
}

function CancelButton(props: {
  action: string;
  cancel: () => void;
  returnFocusTo: RefObject<HTMLButtonElement | null>;
}) {
  const { returnFocusTo } = props;
  const t = useTranslations('adminCompose');
  useEffect(
    () => () => {
      const hadFocus = document.activeElement === document.body;
      if (hadFocus) returnFocusTo.current?.focus({ preventScroll: true });
    },
    [returnFocusTo],
  );
  return (
    <button
      type="button"
      className="panel-quiet-link px-1"
      aria-label={t('cancelAction', { action: props.action })}
      onClick={props.cancel}
    >
      {t('cancel')}
    </button>
  );
}
