import {
  createContext,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useEffect,
  useRef,
} from 'react';

type HeadingFocus = {
  /** Moves the focus to the visible heading, if no element has the focus. */
  request: () => void;
  /** Called when a heading is mounted, which may be later than its screen. */
  onHeading: () => void;
};

const HeadingFocusContext = createContext<HeadingFocus>({
  request: () => undefined,
  onHeading: () => undefined,
});

export function useHeadingFocus(): HeadingFocus {
  return use(HeadingFocusContext);
}

/**
 * Moves the focus to the heading of each new screen. Without it, the focus would be on the body once the focused
 * element is removed, and keyboards and screen readers would start at the top of the page.
 */
export function HeadingFocusProvider(props: {
  /** The name of the current screen. */
  screen: string;
  /** Whether the heading of the first screen takes the focus, too. */
  takesFocus: boolean;
  children: ReactNode;
}) {
  const { screen } = props;
  const isWanted = useRef(props.takesFocus);
  const before = useRef(screen);
  const onHeading = useCallback(() => {
    if (!isWanted.current) return;
    if (document.activeElement !== document.body) {
      // The user may have moved the focus meanwhile.
      isWanted.current = false;
      return;
    }
    const headings = document.querySelectorAll<HTMLElement>('[data-screen-heading]');
    const shown = [...headings].find((heading) => heading.checkVisibility());
    shown?.focus({ preventScroll: true });
    isWanted.current = shown === undefined;
  }, []);
  const request = useCallback(() => {
    isWanted.current = true;
    onHeading();
  }, [onHeading]);
  useEffect(() => {
    if (before.current === screen) return onHeading();
    before.current = screen;
    request();
  }, [screen, onHeading, request]);
  return <HeadingFocusContext value={{ request, onHeading }}>{props.children}</HeadingFocusContext>;
}

/** The heading of a screen of the panel. */
export function ScreenHeading(props: {
  ref?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
}) {
  const { onHeading } = useHeadingFocus();
  useEffect(onHeading, [onHeading]);
  return (
    <h2
      ref={props.ref}
      tabIndex={-1}
      data-screen-heading
      className={`outline-none ${props.className ?? 'text-h3'}`}
    >
      {props.children}
    </h2>
  );
}
