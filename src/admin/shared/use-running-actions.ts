import { useEffect, useState } from 'react';
import { useBanner } from './banner.tsx';
import { createRunningActions, type RunningActions } from './running-actions.ts';

/** Manages the running actions of a form. Unmounting the form or changing `formId` cancels them. */
export function useRunningActions<Name extends string>(
  formId?: string,
): Pick<RunningActions<Name>, 'run' | 'cancel'> & { running: ReadonlySet<Name> } {
  const [running, setRunning] = useState<ReadonlySet<Name>>(new Set());
  const [actions] = useState(() => createRunningActions<Name>(setRunning));
  const { clear } = useBanner();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form cancels the actions
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
