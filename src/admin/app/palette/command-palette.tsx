import './palette.css';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { commandGroups, runCommand } from '../../shared/commands.ts';
import { PanelDialog } from '../../shared/panel-dialog.tsx';
import { openedState, usePanelNavigation } from '../../shared/panel-navigation.ts';
import type { PanelSearch } from '../../shared/panel-search.ts';
import { returnFocus } from '../../shared/return-focus.ts';
import { type Choice, PaletteSearch } from './palette-search.tsx';

/** Finds and runs every action of the panel. */
export function CommandPalette(props: {
  onClose: () => void;
  /** Takes the focus if the element that had it is gone. */
  fallback: RefObject<HTMLElement | null>;
}) {
  const { onClose, fallback } = props;
  const t = useTranslations('adminPalette');
  const navigate = useNavigate();
  const { search } = usePanelNavigation();
  const previousFocus = useRef<Element | null>(document.activeElement);
  const choice = useRef<Choice | null>(null);

  /** Runs once the focus is out of the dialog, so that what it opens can return it. */
  const finish = (chosen: Choice | null) => {
    // Another screen gives the focus to its heading.
    if (!chosen || !opensScreen(chosen, search))
      returnFocus(previousFocus.current, () => fallback.current?.focus());
    if (!chosen) return;
    if ('command' in chosen) runCommand(chosen.command);
    else
      void navigate({
        to: '/admin/dashboard',
        search: { tab: 'posts', edit: chosen.post },
        state: openedState,
      });
  };
  return (
    <PanelDialog
      onClose={onClose}
      className="palette"
      aria-describedby={undefined}
      onClosed={() => finish(choice.current)}
    >
      <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
      <PaletteSearch
        choose={(chosen) => {
          choice.current = chosen;
          onClose();
        }}
      />
    </PanelDialog>
  );
}

/** They open over the screen, and return the focus themselves. */
const dialogs: readonly string[] = ['glossary', 'month'];

/** Whether a choice replaces the screen that is open. */
function opensScreen(chosen: Choice, { tab, screen, edit, history, reviews }: PanelSearch) {
  if ('post' in chosen) return chosen.post !== edit || Boolean(history || reviews);
  const { command } = chosen;
  if (dialogs.includes(command) || !commandGroups.go.some((name) => name === command)) return false;
  return command !== (screen ?? tab ?? 'create') || Boolean(edit || history || reviews);
}
