import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies the script that every page loads once more: Terser makes what Vite's own minifier has written a hundredth
 * smaller, 0.7 kB of 100. Alone it would be larger. It takes three seconds, so files of single pages go without it.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = await minifyModule(chunk.code);
      },
    },
  };
}

/**
 * Functions that are arguments keep the parentheses that Vite wrote around them. V8 compiles a function in parentheses
 * while it downloads the file; without them it compiles React on the main thread, when the module runs.
 *
 * @throws where the code is no module
 */
export async function minifyModule(module: string): Promise<string> {
  const { code } = await minify(module, {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
    format: { wrap_func_args: true },
  });
  return code ?? module;
}
