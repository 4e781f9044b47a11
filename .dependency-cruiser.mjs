// Part of npm run check: which folder may import which (docs/architecture.md).

/** Helpers of tests, and tests: they may import everything. */
const forTests = '\\.test\\.tsx?$|(^|/)testing'
const screens =
  '^ui/|^app/[^/]+\\.tsx?$|^app/(desk|mijn|build)/|^features/[^/]+/(desk|customer|steps|pages|components|store|frame|pictures|mdx)/'
const server = '^platform/|^app/(server|worker|programs|operations)/|^features/[^/]+/server/'
/** Rules, calls and words of a feature: what runs anywhere. */
const rules = '^features/[^/]+/(rules/|texts/)?[^/]+\\.tsx?$|^features/checkout/rules/'

const refuse = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: forTests, ...from },
  to: { pathNot: forTests, ...to },
})

export default {
  forbidden: [
    refuse('no-circle', 'Imports go one way, those of types too.', {}, { circular: true }),
    refuse('server-without-screens', 'The server imports no screen.', { path: server }, { path: screens }),
    refuse(
      'screens-without-server',
      'A screen imports nothing of the server: it asks by a call of the contract.',
      { path: screens },
      { path: server },
    ),
    refuse(
      'rules-run-anywhere',
      'Rules, calls and words run in browser and server alike.',
      { path: rules },
      { path: `${server}|${screens}` },
    ),
    refuse('rules-without-node', 'Rules use nothing of Node.', { path: `${rules}|^shared/` }, { dependencyTypes: ['core'] }),
    refuse(
      'tables-of-their-own',
      "A feature calls another's use cases and leaves its tables alone.",
      { path: '^features/([^/]+)/' },
      { path: '^features/[^/]+/server/(.+/)?tables\\.ts$', pathNot: '^features/$1/' },
    ),
    refuse(
      'screens-of-their-own',
      "A feature shows another's components, and never its screens.",
      { path: '^features/([^/]+)/' },
      { path: '^features/[^/]+/(desk|customer|steps|pages)/', pathNot: '^features/$1/' },
    ),
    refuse('features-below-app', 'What combines features stands in app/.', { path: '^(features|api|ui|platform|shared|content)/' }, { path: '^app/' }),
    refuse('platform-knows-no-feature', 'platform/ knows no feature.', { path: '^platform/' }, { path: '^(features|ui)/' }),
    refuse('ui-knows-no-feature', 'ui/ knows no feature.', { path: '^ui/' }, { path: '^(features|platform)/' }),
    refuse('shared-knows-no-feature', 'shared/ knows nothing around it.', { path: '^shared/' }, { path: '^(features|platform|ui|api|content)/' }),
    refuse(
      'content-is-data',
      'content/ takes types and rules, and no code that shows or stores.',
      { path: '^content/' },
      { path: `${server}|${screens}` },
    ),
    refuse('tests-stay-apart', 'Nothing that runs imports helpers of tests.', { path: '^(features|app|platform|shared|api|ui|content)/' }, { path: forTests, pathNot: 'never' }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.react-router/|^(build|dist)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}
