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

const ofType = (from, to) =>
  `import type { here as ${to} } from '${from}'\nexport type Of_${to} = typeof ${to}\n`
const ofValue = (from, to) => `import { here as ${to} } from '${from}'\nexport const of_${to} = ${to}\n`
const ofStyle = (from, to) => `import ${to} from '${from}'\nexport const of_${to} = ${to}.row\n`

/** Name of a file of the planted tree, or of a module of Node, where it is imported. */
const nameOf = to => to.replaceAll(/\W/g, '_')

/**
 * Looks once at a tree in which all these imports are planted: a look takes as long for one as for many.
 * @returns the rules that one of them breaks, by name
 */
function planted(imports, as = ofType) {
  let looked
  const look = async () => {
    for (const [from, of] of Map.groupBy(imports, ([importer]) => importer)) {
      const lines = of.map(([, to]) => {
        const specifier = to.startsWith('node:') ? to : path.relative(path.dirname(from), to)
        const named = specifier.startsWith('.') || to.startsWith('node:') ? specifier : `./${specifier}`
        return as(named, nameOf(to))
      })
      await writeFile(path.join(root, from), ['export const here = 1\n', ...lines].join(''))
    }
    const { output } = await cruise(['.'], {
      ...config.options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    })
    for (const [from] of imports) await writeFile(path.join(root, from), 'export const here = 1\n')
    const seen = output.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved, rules = [] }) => [source, resolved, rules.map(({ name }) => name)]),
    )
    return (from, to) => {
      const found = seen.filter(
        ([source, resolved]) => source === from && resolved === to.replace('node:', ''),
      )
      // An import that was not seen would break no rule.
      expect(found, `${from} → ${to}`).toHaveLength(1)
      return found[0][2].sort()
    }
  }
  return async (from, to) => {
    looked ??= look()
    return (await looked)(from, to)
  }
}

describe('an import that is refused', () => {
  const refused = [
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
  ]
  const broken = planted(refused.map(([, from, to]) => [from, to]))

  it.each(refused)('%s: %s → %s', async (rule, from, to) => {
    expect(await broken(from, to)).toContain(rule)
  })

  it('closes a circle, of types too', async () => {
    const [texts, contract] = ['src/features/orders/texts.ts', 'src/features/orders/contract.ts']
    const brokenByBoth = planted([
      [texts, contract],
      [contract, texts],
    ])
    expect(await brokenByBoth(texts, contract)).toEqual(['no-circle'])
    expect(await brokenByBoth(contract, texts)).toEqual(['no-circle'])
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
    expect(await planted([[from, to]], as)(from, to)).toContain('storey-of-events')
  })

  it('is the other way round allowed', async () => {
    const [from, to] = ['src/features/quotes/quote.ts', 'src/features/events/event.ts']
    expect(await planted([[from, to]], ofValue)(from, to)).toEqual([])
  })
})

describe('an import of a feature that can be taken out', () => {
  const quote = 'src/features/quotes/quote.ts'
  const refused = [
    ['a feature above it, if there were one', 'src/features/newest/contract.ts'],
    ['content', 'content/site-forms.ts'],
    ['the platform', 'src/platform/http/csrf.ts'],
  ]
  const [ofTypes, ofValues] = [
    planted(refused.map(([, from]) => [from, quote])),
    planted([['src/ui/kit/button.tsx', quote]], ofValue),
  ]

  it.each([
    ...refused.map(([place, from]) => [place, from, ofTypes]),
    ['a control', 'src/ui/kit/button.tsx', ofValues],
  ])('is refused in %s', async (_in, from, broken) => {
    expect(await broken(from, quote)).toContain('quotes-can-go')
  })

  it('is refused in another one of them', async () => {
    const parcel = 'src/features/parcels/parcel.ts'
    expect(await planted([[parcel, quote]])(parcel, quote)).toEqual(['quotes-can-go', 'storey-of-parcels'])
  })

  const allowed = [
    'src/api/client.ts',
    'src/features/quotes/server/send.ts',
    'src/features/orders/server/testing.ts',
  ]
  const broken = planted(allowed.map(from => [from, quote]))

  it.each(allowed)('is allowed in %s', async from => {
    expect(await broken(from, quote)).toEqual([])
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

describe('an import that is allowed', () => {
  const allowed = [
    ['src/features/quotes/server/send.ts', 'src/features/orders/server/place-order.ts'],
    ['src/features/quotes/server/send.ts', 'src/features/quotes/server/desk/tables.ts'],
    ['src/features/quotes/desk/editor.tsx', 'src/features/orders/components/order-table.tsx'],
    ['src/features/quotes/desk/editor.tsx', 'src/features/orders/contract.ts'],
    ['src/features/quotes/desk/editor.tsx', 'src/ui/kit/button.tsx'],
    ['src/features/orders/server/tables.ts', 'node:crypto'],
    ['src/app/server/start.ts', 'src/features/orders/server/place-order.ts'],
    ['content/site-forms.ts', 'src/features/orders/contract.ts'],
  ]
  const broken = planted(allowed)

  it.each(allowed)('%s may import %s', async (from, to) => {
    expect(await broken(from, to)).toEqual([])
  })
})
