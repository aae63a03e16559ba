/**
 * The layers of docs/architecture.md: routes → site | admin | api | feeds → domain → platform. `ui`, `i18n`,
 * `language` and `markdown` know none of them.
 */
const layer = (name) => `^src/${name}/`;

/** A folder of the panel. */
const panel = (...names) => `^src/admin/(${names.join('|')})/`;

const panelWidgets = ['picture-library', 'editor', 'spelling', 'post-form', 'proposal'];
const panelFeatures = [
  'compose',
  'posts',
  'translation',
  'glossary',
  'memory',
  'history',
  'models',
  'pictures',
  'reviews',
  'enquiries',
  'schedule',
  'analytics',
  'announce',
  'audit-log',
  'account',
  'safety',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Not of types alone, either. The generated route tree is excluded below.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      // `hast` and `mdast` are types alone (`@types/hast`, `@types/mdast`).
      to: {
        couldNotResolve: true,
        pathNot: [
          '\\?(raw|script|script-url|worker&url)$',
          '^virtual:',
          '^tanstack-start',
          '^(hast|mdast)$',
        ],
      },
    },
    {
      name: 'platform-knows-nothing-above',
      severity: 'error',
      from: { path: layer('platform') },
      // The columns of an editor's fields derive from their one definition.
      to: {
        path: '^src/(domain|api|feeds|site|admin|routes)/',
        pathNot: '^src/domain/posts/shared/fields\\.ts$',
      },
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
      name: 'panel-folders-have-a-layer',
      comment: 'app → features → widgets → shared → api | drafts. A new folder needs a layer.',
      severity: 'error',
      from: {
        path: layer('admin'),
        pathNot: panel('app', ...panelFeatures, ...panelWidgets, 'shared', 'api', 'drafts'),
      },
      to: {},
    },
    {
      name: 'panel-api-and-drafts-know-nothing-above-nor-each-other',
      severity: 'error',
      from: { path: panel('api', 'drafts') },
      to: { path: layer('admin'), pathNot: '^src/admin/$1/' },
    },
    {
      name: 'panel-shared-knows-api-and-drafts-alone',
      severity: 'error',
      from: { path: panel('shared') },
      to: { path: layer('admin'), pathNot: panel('shared', 'api', 'drafts') },
    },
    {
      name: 'panel-widgets-know-no-feature',
      severity: 'error',
      from: { path: panel(...panelWidgets) },
      to: { path: panel('app', ...panelFeatures) },
    },
    {
      name: 'panel-features-know-neither-each-other-nor-the-app',
      comment: 'The exceptions are below: compose | posts → translation | schedule.',
      severity: 'error',
      from: {
        path: panel(...panelFeatures),
        pathNot: panel('compose', 'posts'),
      },
      to: { path: panel('app', ...panelFeatures), pathNot: '^src/admin/$1/' },
    },
    {
      name: 'panel-compose-and-posts-know-translation-and-schedule-alone',
      severity: 'error',
      from: { path: panel('compose', 'posts') },
      to: {
        path: panel('app', ...panelFeatures),
        pathNot: ['^src/admin/$1/', panel('translation', 'schedule')],
      },
    },
    {
      name: 'pages-know-no-layer',
      comment:
        'src/pages.ts, src/feed-formats.ts and src/theme.ts are imported by every layer and by tests.',
      severity: 'error',
      from: { path: '^src/(?:pages|feed-formats|theme)\\.ts$' },
      to: { path: '^src/', pathNot: '^src/i18n/' },
    },
    {
      name: 'site-delivery-knows-no-page',
      comment: 'Pages → layout → seo → delivery.',
      severity: 'error',
      from: { path: '^src/site/delivery/' },
      to: { path: '^src/site/', pathNot: '^src/site/delivery/' },
    },
    {
      name: 'site-seo-knows-no-layout-and-of-pages-their-data-alone',
      severity: 'error',
      from: { path: '^src/site/seo/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/site/',
        pathNot: ['^src/site/(seo|delivery)/', '^src/site/home/questions\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'site-layout-knows-no-page',
      severity: 'error',
      from: { path: '^src/site/layout/' },
      to: { path: '^src/site/', pathNot: '^src/site/(layout|seo|delivery)/' },
    },
    {
      name: 'ui-i18n-language-markdown-know-no-layer',
      severity: 'error',
      from: { path: '^src/(ui|i18n|language|markdown)/' },
      to: { path: '^src/(platform|domain|api|feeds|site|admin|routes)/' },
    },
    {
      name: 'domain-modules-only-through-index-or-shared',
      severity: 'error',
      from: { path: '^src/domain/([^/]+)/' },
      to: {
        path: '^src/domain/[^/]+/',
        pathNot: ['^src/domain/$1/', '^src/domain/[^/]+/(index\\.ts|shared/)'],
      },
    },
    {
      name: 'others-enter-domain-through-index-or-shared',
      severity: 'error',
      // Helpers of tests look inside, as the tests beside the code do.
      from: { pathNot: ['^src/domain/', '^tests/'] },
      to: { path: '^src/domain/[^/]+/', pathNot: '^src/domain/[^/]+/(index\\.ts|shared/)' },
    },
    {
      name: 'browser-code-enters-domain-through-shared',
      comment:
        'The loaders of `site` run on the server; everything else there and in `admin` reaches a browser.',
      severity: 'error',
      from: { path: '^src/(site|admin)/', pathNot: '^src/site/.*/load-[^/]+\\.ts$' },
      to: {
        path: '^src/domain/',
        pathNot: ['^src/domain/[^/]+/shared/', '^src/domain/domain-error\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared-needs-no-server',
      severity: 'error',
      from: { path: '^src/domain/[^/]+/shared/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/(domain|platform)/',
        pathNot: '^src/domain/[^/]+/shared/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'steps-are-counted-in-a-process-of-their-own',
      severity: 'error',
      from: { path: '^(src|content)/', pathNot: '\\.steps\\.test\\.ts$' },
      to: { path: '^tests/support/count-steps\\.ts$' },
    },
    {
      name: 'production-code-knows-no-tests',
      severity: 'error',
      from: { path: '^(src|content)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [
          '^(tests|bench|scripts)/',
          '\\.test\\.tsx?$',
          'node_modules/(vitest|@playwright|fast-check)/',
        ],
      },
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
