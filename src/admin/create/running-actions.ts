import { isCancelled } from '../session/api-client.ts';

/** Which actions of a form are under way, each with a way to cancel it. */
export type RunningActions<Name extends string> = {
  /**
   * Runs one action at a time of each name; the form stays open for typing meanwhile. What the work throws is its own to
   * tell of; being cancelled is no failure.
   */
  run: (name: Name, work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  cancel: (name: Name) => void;
  cancelAll: () => void;
};

export function createRunningActions<Name extends string>(
  onChange: (running: ReadonlySet<Name>) => void,
): RunningActions<Name> {
  const controllers = new Map<Name, AbortController>();
  const tell = () => onChange(new Set(controllers.keys()));
  return {
    async run(name, work) {
      if (controllers.has(name)) return;
      const controller = new AbortController();
      controllers.set(name, controller);
      tell();
      try {
        await work(controller.signal);
      } catch (error) {
        if (!isCancelled(error)) throw error;
      } finally {
        controllers.delete(name);
        tell();
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
