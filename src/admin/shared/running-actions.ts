import { isCancelled } from '../api/client.ts';

/** The running actions of a form, each of which can be cancelled. */
export type RunningActions<Name extends string> = {
  /**
   * Runs an action, unless one of the same name is running. The form stays editable. Rejects with the error of `work`,
   * except when it was cancelled.
   */
  run: (name: Name, work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  cancel: (name: Name) => void;
  cancelAll: () => void;
};

export function createRunningActions<Name extends string>(
  onChange: (running: ReadonlySet<Name>) => void,
): RunningActions<Name> {
  const controllers = new Map<Name, AbortController>();
  const notify = () => onChange(new Set(controllers.keys()));
  return {
    async run(name, work) {
      if (controllers.has(name)) return;
      const controller = new AbortController();
      controllers.set(name, controller);
      notify();
      try {
        await work(controller.signal);
      } catch (error) {
        if (!isCancelled(error)) throw error;
      } finally {
        controllers.delete(name);
        notify();
      }
    },
    cancel(name) {
      controllers.get(name)?.abort();
    },
    cancelAll() {
      for (const controller of controllers.values()) controller.abort();
    },
  };
}
