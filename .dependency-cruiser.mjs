import { removableRules, storeyRules } from './scripts/lib/storeys.mjs'

// Part of npm run check: which folder may import which (docs/architecture.md).

/** Helpers of tests, and tests: they may import everything. */
const forTests = '\\.test\\.tsx?$|(^|/)testing|/visitor-sequences/'
const screens =
  '^src/ui/|^src/app/[^/]+\\.tsx?$|^src/app/(desk|mijn|order-flow|vite)/|^src/features/[^/]+/(desk|customer|steps|pages|components|store|pictures|mdx)/'
const server = '^src/platform/|^src/app/(server|worker|programs|operations)/|^src/features/[^/]+/server/'
/** Rules, calls and words of a feature: what runs anywhere. */
const rules = '^src/features/[^/]+/(rules/|texts/)?[^/]+\\.tsx?$|^src/features/carts/(?!components/)'

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
    refuse(
      'rules-without-node',
      'Rules use nothing of Node.',
      { path: `${rules}|^src/common/` },
      { dependencyTypes: ['core'] },
    ),
    refuse(
      'tables-of-their-own',
      "Who is not the owner of a table calls the owner's functions (scripts/check-tables.mjs).",
      { path: '^src/(features/[^/]+|platform|app)/' },
      { path: '^src/.*/tables\\.ts$', pathNot: '^src/$1/' },
    ),
    refuse(
      'screens-of-their-own',
      "A feature shows another's components, and never its screens.",
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/[^/]+/(desk|customer|steps|pages)/', pathNot: '^src/features/$1/' },
    ),
    ...storeyRules.flatMap(({ name, comment, path, refused }) =>
      refused === null ? [] : [refuse(name, comment, { path }, { path: refused })],
    ),
    ...removableRules.map(({ name, comment, pathNot, refused }) =>
      refuse(name, comment, { pathNot: `${forTests}|${pathNot}` }, { path: refused }),
    ),
    refuse(
      'features-below-app',
      'What combines features stands in app/.',
      { path: '^(src/(features|api|ui|platform|common)|content)/' },
      { path: '^src/app/' },
    ),
    refuse(
      'platform-knows-no-feature',
      'platform/ knows no feature.',
      { path: '^src/platform/' },
      { path: '^src/(features|ui)/' },
    ),
    refuse(
      'ui-knows-no-feature',
      'ui/ knows no feature.',
      { path: '^src/ui/' },
      { path: '^src/(features|platform)/' },
    ),
    refuse(
      'common-knows-no-feature',
      'common/ knows nothing around it.',
      { path: '^src/common/' },
      { path: '^(src/(features|platform|ui|api)|content)/' },
    ),
    refuse(
      'content-is-data',
      'content/ takes types and rules, and no code that shows or stores.',
      { path: '^content/' },
      { path: `${server}|${screens}` },
    ),
    refuse(
      'tests-stay-apart',
      'Nothing that runs imports helpers of tests.',
      { path: '^(src|content)/' },
      { path: forTests, pathNot: 'never' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Nothing is said of what a test imports, and nothing imports a test.
    exclude: { path: '\\.test\\.tsx?$|^\\.react-router/|^(build|dist)/' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}
