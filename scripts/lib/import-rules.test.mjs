import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../.dependency-cruiser.mjs'
import { storeysIn } from './storeys.mjs'

/** A file for each kind of place, so that a planted import leads somewhere. */
const files = [
  'src/api/client.ts',
  'src/app/server/start.ts',
  'src/app/desk/frame.tsx',
  'content/site-forms.ts',
  'src/features/orders/contract.ts',
  'src/features/orders/texts.ts',
  'src/features/orders/server/place-order.ts',
  'src/features/orders/server/tables.ts',
  'src/features/orders/server/testing.ts',
  'src/features/orders/desk/order.tsx',
  'src/features/orders/components/order-table.tsx',
  'src/features/quotes/quote.ts',
  'src/features/quotes/server/send.ts',
  'src/features/quotes/server/desk/tables.ts',
  'src/features/quotes/desk/editor.tsx',
  'src/features/quotes/desk/editor.module.css',
  'src/features/parcels/parcel.ts',
  'src/features/newest/contract.ts',
  'src/features/events/event.ts',
  'src/features/events/components/event-row.tsx',
  'src/platform/http/csrf.ts',
  'src/platform/sessions/tables.ts',
  'src/common/money.ts',
  'src/ui/kit/button.tsx',
]

let root
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'imports-'))
  for (const file of files) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await writeFile(path.join(root, file), 'export const here = 1\n')
  }
})
afterAll(() => rm(root, { recursive: true }))

const ofType = from => `import type { here } from '${from}'\nexport type There = typeof here\n`
const ofValue = from => `import { here } from '${from}'\nexport const there = here\n`
const ofStyle = from => `import styles from '${from}'\nexport const there = styles.row\n`

/** The rules that these imports break: `[who imports, what, as what]`, types where nothing is said. */
async function broken(...imports) {
  for (const [from, to, as = ofType] of imports) {
    const specifier = to.startsWith('node:') ? to : path.relative(path.dirname(from), to)
    const named = specifier.startsWith('.') || to.startsWith('node:') ? specifier : `./${specifier}`
    await writeFile(path.join(root, from), as(named))
  }
  const { output } = await cruise(['.'], {
    ...config.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  })
  for (const [from] of imports) await writeFile(path.join(root, from), 'export const here = 1\n')
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort()
}

describe('an import that is refused', () => {
  it.each([
    ['server-without-screens', 'src/features/quotes/server/send.ts', 'src/features/quotes/desk/editor.tsx'],
    ['server-without-screens', 'src/features/quotes/server/send.ts', 'src/ui/kit/button.tsx'],
    ['screens-without-server', 'src/features/quotes/desk/editor.tsx', 'src/features/quotes/server/send.ts'],
    ['screens-without-server', 'src/features/orders/components/order-table.tsx', 'src/platform/http/csrf.ts'],
    ['rules-run-anywhere', 'src/features/quotes/quote.ts', 'src/features/quotes/server/send.ts'],
    [
      'rules-run-anywhere',
      'src/features/orders/contract.ts',
      'src/features/orders/components/order-table.tsx',
    ],
    ['rules-without-node', 'src/features/quotes/quote.ts', 'node:fs'],
    ['rules-without-node', 'src/common/money.ts', 'node:crypto'],
    ['tables-of-their-own', 'src/features/quotes/server/send.ts', 'src/features/orders/server/tables.ts'],
    [
      'tables-of-their-own',
      'src/features/orders/server/place-order.ts',
      'src/features/quotes/server/desk/tables.ts',
    ],
    ['tables-of-their-own', 'src/features/quotes/server/send.ts', 'src/platform/sessions/tables.ts'],
    ['tables-of-their-own', 'src/app/server/start.ts', 'src/features/orders/server/tables.ts'],
    ['screens-of-their-own', 'src/features/quotes/desk/editor.tsx', 'src/features/orders/desk/order.tsx'],
    ['features-below-app', 'src/features/quotes/server/send.ts', 'src/app/server/start.ts'],
    ['features-below-app', 'src/features/quotes/desk/editor.tsx', 'src/app/desk/frame.tsx'],
    ['platform-knows-no-feature', 'src/platform/http/csrf.ts', 'src/features/orders/contract.ts'],
    ['ui-knows-no-feature', 'src/ui/kit/button.tsx', 'src/features/orders/texts.ts'],
    ['common-knows-no-feature', 'src/common/money.ts', 'src/features/orders/contract.ts'],
    ['content-is-data', 'content/site-forms.ts', 'src/features/orders/components/order-table.tsx'],
    ['tests-stay-apart', 'src/features/quotes/server/send.ts', 'src/features/orders/server/testing.ts'],
  ])('%s: %s → %s', async (rule, from, to) => {
    expect(await broken([from, to])).toContain(rule)
  })

  it('closes a circle, of types too', async () => {
    expect(
      await broken(
        ['src/features/orders/texts.ts', 'src/features/orders/contract.ts'],
        ['src/features/orders/contract.ts', 'src/features/orders/texts.ts'],
      ),
    ).toEqual(['no-circle'])
  })
})

describe('an import from a storey above', () => {
  it.each([
    ['a value', 'src/features/events/event.ts', 'src/features/quotes/quote.ts', ofValue],
    ['a type', 'src/features/events/event.ts', 'src/features/quotes/quote.ts', ofType],
    [
      'a style',
      'src/features/events/components/event-row.tsx',
      'src/features/quotes/desk/editor.module.css',
      ofStyle,
    ],
  ])('is refused: %s', async (_as, from, to, as) => {
    expect(await broken([from, to, as])).toContain('storey-of-events')
  })

  it('is the other way round allowed', async () => {
    expect(await broken(['src/features/quotes/quote.ts', 'src/features/events/event.ts', ofValue])).toEqual(
      [],
    )
  })
})

describe('an import of a feature that can be taken out', () => {
  it.each([
    ['a feature above it, if there were one', 'src/features/newest/contract.ts', ofType],
    ['content', 'content/site-forms.ts', ofType],
    ['the platform', 'src/platform/http/csrf.ts', ofType],
    ['a control', 'src/ui/kit/button.tsx', ofValue],
  ])('is refused in %s', async (_in, from, as) => {
    expect(await broken([from, 'src/features/quotes/quote.ts', as])).toContain('quotes-can-go')
  })

  it('is refused in another one of them', async () => {
    const import_ = ['src/features/parcels/parcel.ts', 'src/features/quotes/quote.ts']
    expect(await broken(import_)).toEqual(['quotes-can-go', 'storey-of-parcels'])
  })

  it.each([
    'src/app/server/start.ts',
    'src/api/client.ts',
    'src/features/quotes/server/send.ts',
    'src/features/orders/server/testing.ts',
  ])('is allowed in %s', async from => {
    expect(await broken([from, 'src/features/quotes/quote.ts'])).toEqual([])
  })
})

it('the storeys are read as they stand in the document', () => {
  expect(
    storeysIn(
      '# A\n\n### Storeys\n\nText.\n\n1. `one`, `two`\n2. `three-four`: can be taken out\n\nMore `words`.\n\n## Next\n\n1. `x`\n',
    ),
  ).toEqual([
    { features: ['one', 'two'], canGo: false },
    { features: ['three-four'], canGo: true },
  ])
})

it.each([
  ['src/features/quotes/server/send.ts', 'src/features/orders/server/place-order.ts'],
  ['src/features/quotes/server/send.ts', 'src/features/quotes/server/desk/tables.ts'],
  ['src/features/quotes/desk/editor.tsx', 'src/features/orders/components/order-table.tsx'],
  ['src/features/quotes/desk/editor.tsx', 'src/features/orders/contract.ts'],
  ['src/features/quotes/desk/editor.tsx', 'src/ui/kit/button.tsx'],
  ['src/features/orders/server/tables.ts', 'node:crypto'],
  ['src/app/server/start.ts', 'src/features/orders/server/place-order.ts'],
  ['content/site-forms.ts', 'src/features/orders/contract.ts'],
])('%s may import %s', async (from, to) => {
  expect(await broken([from, to])).toEqual([])
})
