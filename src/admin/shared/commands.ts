import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { themes } from '#theme.ts';
import { useLatest } from '#ui/use-latest.ts';
import { menuScreens, panelTabs } from './panel-search.ts';

/** Every command of the panel, by group, in the order of the command palette. `adminPalette` has their names. */
export const commandGroups = {
  form: [
    'save',
    'publishEnglish',
    'publishKurdish',
    'publishArabic',
    'publishEnglishLater',
    'publishKurdishLater',
    'publishArabicLater',
    'cancelEnglishTime',
    'cancelKurdishTime',
    'cancelArabicTime',
    'unpublishEnglish',
    'unpublishKurdish',
    'unpublishArabic',
    'viewEnglish',
    'viewKurdish',
    'viewArabic',
    'writeEnglish',
    'writeKurdish',
    'writeArabic',
    'translateKurdish',
    'translateArabic',
    'updateKurdish',
    'updateArabic',
    'reviewKurdish',
    'reviewArabic',
    'enhance',
    'seoKurdish',
    'seoArabic',
    'history',
    'reviews',
    'announce',
    'restoreEnglish',
    'restoreKurdish',
    'restoreArabic',
    'downloadKurdishFile',
    'downloadArabicFile',
    'takeKurdishFile',
    'takeArabicFile',
    'chooseCover',
    'coverFromLibrary',
    'cleanUpEnglish',
    'cleanUpKurdish',
    'cleanUpArabic',
    'deleteEnglish',
    'deleteKurdish',
    'deleteArabic',
  ],
  selection: [
    'selectAll',
    'tagSelected',
    'unpublishSelected',
    'exportSelected',
    'translateSelected',
    'deleteSelected',
    'clearSelection',
  ],
  screen: [
    'secondLook',
    'backToForm',
    'createLink',
    'uploadPicture',
    'downloadMemory',
    'importMemory',
    'startComparison',
    'exportNumbers',
    'refresh',
    'endOtherSessions',
  ],
  go: [...panelTabs, ...menuScreens, 'month'],
  preferences: ['english', 'arabic', 'kurdish', ...themes, 'logout'],
} as const;

/** The languages in the names of commands. */
export const commandLanguage = { en: 'English', ar: 'Arabic', ckb: 'Kurdish' } as const;

export type CommandGroup = keyof typeof commandGroups;
export type CommandName = (typeof commandGroups)[CommandGroup][number];

/** What the commands do; a command that is not possible now is left out or false. */
type Commands = { [Name in CommandName]?: (() => void) | false | undefined };

/** What the mounted screens can do. */
const sources = new Set<RefObject<Commands>>();

/** Called when a screen may have changed what it can do. */
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Whether what is mounted below is on screen. The form for a new post stays mounted behind other screens. */
export const CommandScope = createContext(true);

/** Offers commands in the command palette while the component is mounted and its screen is shown. */
export function useCommands(commands: Commands): void {
  const isShown = useContext(CommandScope);
  const latest = useLatest(isShown ? commands : {});
  useEffect(() => {
    sources.add(latest);
    notify();
    return () => {
      sources.delete(latest);
      notify();
    };
  }, [latest]);
  // After the reference has the commands of this rendering.
  useLayoutEffect(notify);
}

/** The commands that are possible now. Of two for one name, the one that was mounted last counts. */
export function usePossibleCommands(): ReadonlySet<CommandName> {
  return useSyncExternalStore(listen, possibleCommands);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let possible: ReadonlySet<CommandName> = new Set();

/** @returns the same set until another command is possible */
function possibleCommands(): ReadonlySet<CommandName> {
  const names = Object.values(commandGroups).flat();
  const now = names.filter((name) => findCommand(name));
  if (now.join() !== [...possible].join()) possible = new Set(now);
  return possible;
}

/** Runs a command, unless it is no longer possible. */
export function runCommand(name: CommandName): void {
  findCommand(name)?.();
}

function findCommand(name: CommandName): (() => void) | undefined {
  const found = [...sources].findLast(({ current }) => current[name]);
  return found?.current[name] || undefined;
}
