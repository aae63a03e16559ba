/**
 * The layers of docs/architecture.md: routes → site | admin | api | feeds → domain → platform. `ui`, `i18n` and
 * `markdown` know none of them.
 */
const layer = (name) => `^src/${name}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?raw$', '^virtual:', '^tanstack-start'] },
    },
    {
      name: 'platform-knows-nothing-above',
      severity: 'error',
      from: { path: layer('platform') },
      to: { path: '^src/(domain|api|feeds|site|admin|routes)/' },
    },
    {
      name: 'domain-knows-no-http-and-no-react',
      severity: 'error',
      from: { path: layer('domain') },
      to: { path: ['^src/(api|feeds|site|admin|routes|ui)/', 'node_modules/(react|hono)/'] },
    },
    {
      name: 'api-and-feeds-know-neither-each-other-nor-pages',
      severity: 'error',
      from: { path: '^src/(api|feeds)/' },
      to: { path: ['^src/(site|admin|routes|ui)/', '^src/(api|feeds)/'], pathNot: '^src/$1/' },
    },
    {
      name: 'site-and-admin-know-neither-each-other-nor-routes',
      severity: 'error',
      from: { path: '^src/(site|admin)/' },
      to: {
        path: ['^src/(routes|api|feeds)/', '^src/(site|admin)/'],
        pathNot: ['^src/$1/', '^src/api/index\\.ts$'],
      },
    },
    {
      name: 'screens-know-of-the-api-its-type-alone',
      severity: 'error',
      from: { path: '^src/(site|admin)/' },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-i18n-markdown-know-no-layer',
      severity: 'error',
      from: { path: '^src/(ui|i18n|markdown)/' },
      to: { path: '^src/(platform|domain|api|feeds|site|admin|routes)/' },
    },
    {
      name: 'domain-modules-only-through-their-index',
      severity: 'error',
      from: { path: '^src/domain/([^/]+)/' },
      to: { path: '^src/domain/[^/]+/', pathNot: ['^src/domain/$1/', '/index\\.ts$'] },
    },
    {
      name: 'others-enter-domain-through-an-index',
      severity: 'error',
      from: { pathNot: '^src/domain/' },
      to: { path: '^src/domain/[^/]+/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'production-code-knows-no-tests',
      severity: 'error',
      from: { path: '^(src|content)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|bench|scripts)/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'routeTree\\.gen\\.ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.woff2'],
    },
  },
};
