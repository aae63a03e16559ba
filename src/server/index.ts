import { exampleFacts } from '#content/company.ts';
import { type ListenOptions, listen } from '#platform/http/listen.ts';
import { StartupError } from '#platform/startup-error.ts';
import { startSite } from './site.ts';

/** Runs the site until a signal ends it. `scripts/serve.js` calls this in the built server. */
export async function run(): Promise<void> {
  try {
    const origin = await listen(await startSite());
    const examples = exampleFacts();
    if (examples.length > 0)
      console.log(`Still examples, to be replaced in content/company.ts: ${examples.join(', ')}`);
    console.log(`The site is at ${origin}`);
    // To the supervisor, where one has started this process.
    process.send?.({ origin });
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    // Open connections to PostgreSQL would keep the process alive, and no supervisor would start it again.
    process.exit(1);
  }
}

let development: Promise<ListenOptions> | undefined;

/** The server entry of TanStack Start: `vite dev` calls it for each request. */
export default {
  async fetch(request: Request): Promise<Response> {
    development ??= startSite();
    return await (await development).fetch(request);
  },
};
