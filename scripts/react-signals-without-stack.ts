import type { Plugin } from 'vite';

/**
 * React makes five errors when it is loaded, which it throws as signals and knows again by identity. Where DevTools are
 * attached, as in Lighthouse, the browser notes where each was made, and for that reads all of React once more: 17 of the
 * 20 ms that it took to load. Here they are made without; they say the same.
 *
 * @throws at the build, where React makes another number of them
 */
export function reactSignalsWithoutStack(): Plugin {
  return {
    name: 'react-signals-without-stack',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler(code) {
        if (code.match(signal)?.length !== 5)
          throw new Error('React makes its signals in another way than this plugin knows');
        return code.replace(
          signal,
          '$<name> = Object.create(Error.prototype, { message: { value: $<message> } })',
        );
      },
    },
  };
}

const signal = /^(?<name>(?:var|) +\w+) = Error\((?<message>formatProdErrorMessage\(\d+\))\)/gm;
