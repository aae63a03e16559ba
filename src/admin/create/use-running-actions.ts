import { useEffect, useState } from 'react';
import { useNotices } from '../frame/notices.tsx';
import { createRunningActions, type RunningActions } from './running-actions.ts';

/** Leaving the form cancels what runs, and so does another `formId`. */
export function useRunningActions<Name extends string>(
  formId?: string,
): Pick<RunningActions<Name>, 'run' | 'cancel'> & { running: ReadonlySet<Name> } {
  const [running, setRunning] = useState<ReadonlySet<Name>>(new Set());
  const [actions] = useState(() => createRunningActions<Name>(setRunning));
  const { clear } = useNotices();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what runs is for the form that it was started on
  useEffect(() => () => actions.cancelAll(), [formId, actions]);

  return {
    running,
    async run(name, work) {
      if (!running.has(name)) clear();
      await actions.run(name, work);
    },
    cancel: actions.cancel,
  };
}
