import { Toast } from 'radix-ui';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  use,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { Icon } from '#ui/icon.tsx';
import { returnFocus } from './return-focus.ts';

/** The numbers of the specification, section 9. */
const shownAtOnce = 1;
const defaultDurationMs = 5_000;
const removalDelayMs = 1_000_000;
const swipeThresholdPx = 50;

/** Long enough to read the message and to reach a button. */
export const buttonDurationMs = 10_000;

type ToastContent = {
  text: ReactNode;
  durationMs?: number;
  actions?: readonly { label: string; run: () => void }[];
};

type ToastEntry = ToastContent & { id: number; open: boolean };

type ToastEvent =
  | { type: 'added'; toast: ToastEntry }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number };

const AddToastContext = createContext<(toast: ToastContent) => void>(() => undefined);

export function useAddToast(): (toast: ToastContent) => void {
  return use(AddToastContext);
}

/** Returns a function that shows a toast with an undo button. */
export function useAddUndoToast(): (text: ReactNode, undo: () => void) => void {
  const t = useTranslations('adminShared');
  const addToast = useAddToast();
  return (text, undo) =>
    addToast({ text, durationMs: buttonDurationMs, actions: [{ label: t('undo'), run: undo }] });
}

let lastId = 0;

/**
 * Provides toasts: short messages at the end of the screen. Swiping or waiting dismisses them; F8 moves the focus to
 * them, and it returns to where it was when the toast goes.
 */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [toasts, dispatch] = useReducer(nextToasts, []);
  const t = useTranslations('adminShared');
  const focus = useFocusOutside();
  // A swipe goes to the edge that the toast came from.
  const swipeDirection = directionOf(useLanguage()) === 'rtl' ? 'left' : 'right';
  const add = useMemo(
    () => (content: ToastContent) => {
      focus.restore();
      lastId += 1;
      dispatch({ type: 'added', toast: { ...content, id: lastId, open: true } });
    },
    [focus],
  );
  const dismiss = (id: number) => {
    focus.restore();
    dispatch({ type: 'dismissed', id });
    setTimeout(() => dispatch({ type: 'removed', id }), removalDelayMs);
  };
  return (
    <AddToastContext value={add}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus came from */}
      <div ref={focus.region} onFocus={focus.remember}>
        {/* After a press on a button of a toast its provider stays paused, and a further toast would stay for ever
            (radix-ui/primitives#2268). So each toast has a provider of its own. */}
        <Toast.Provider
          key={toasts[0]?.id}
          duration={defaultDurationMs}
          swipeDirection={swipeDirection}
          swipeThreshold={swipeThresholdPx}
          label={t('notifications')}
        >
          {toasts.map((toast) => (
            <Toast.Root
              key={toast.id}
              open={toast.open}
              onOpenChange={(open) => !open && dismiss(toast.id)}
              {...(toast.durationMs && { duration: toast.durationMs })}
              className="panel-toast"
            >
              <div className="panel-toast-content">
                <Toast.Description className="grow py-2">{toast.text}</Toast.Description>
                {toast.actions?.map(({ label, run }) => (
                  <Toast.Action key={label} altText={label} asChild>
                    <button type="button" className="panel-button" onClick={run}>
                      {label}
                    </button>
                  </Toast.Action>
                ))}
              </div>
              <Toast.Close aria-label={t('dismiss')} className="panel-icon-button">
                <Icon name="close" />
              </Toast.Close>
            </Toast.Root>
          ))}
          <Toast.Viewport className="panel-toasts" label={`${t('notifications')} ({hotkey})`} />
        </Toast.Provider>
      </div>
    </AddToastContext>
  );
}

/** Remembers what had the focus before a toast, and returns it there. */
function useFocusOutside() {
  const region = useRef<HTMLDivElement>(null);
  const previous = useRef<Element | null>(null);
  return useMemo(
    () => ({
      region,
      remember({ relatedTarget }: FocusEvent) {
        if (!region.current?.contains(relatedTarget)) previous.current = relatedTarget;
      },
      restore() {
        if (region.current?.contains(document.activeElement)) returnFocus(previous.current);
      },
    }),
    [],
  );
}

/** Handles toasts. A new toast replaces the previous one. A dismissed one stays mounted during its exit animation. */
export function nextToasts(toasts: readonly ToastEntry[], event: ToastEvent): ToastEntry[] {
  switch (event.type) {
    case 'added':
      return [event.toast, ...toasts].slice(0, shownAtOnce);
    case 'dismissed':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast));
    case 'removed':
      return toasts.filter((toast) => toast.id !== event.id);
  }
}
