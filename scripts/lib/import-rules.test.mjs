import { describe, expect, it, test } from 'vitest'
import { brokenImportRules } from './import-rules.mjs'

const broken = files => brokenImportRules(new Map(Object.entries(files)))
const tables = "import { cases } from '../cases/tables.ts'\n"

/** Orders use cases and accounts, accounts use cases, all use the database: no rule is broken. */
const sound = {
  'app.ts': "import { placeOrder } from './orders/place-order.ts'\n",
  'orders/place-order.ts':
    "import { cases } from './tables.ts'\nimport { openCase } from '../cases/case.ts'\n",
  'orders/tables.ts': '',
  'accounts/register.ts': "import type {\n  Case,\n} from '../cases/case.ts'\n",
  'cases/case.ts': "import { cases } from './tables.ts'\nimport { read } from '../database/pool.ts'\n",
  'cases/tables.ts': '',
  'database/pool.ts': "import { Pool } from 'pg'\nimport { order } from '../../domain/order.ts'\n",
}

test('features that import in one direction break no rule', () => expect(broken(sound)).toEqual([]))

describe('another feature’s tables', () => {
  it('are refused, whichever way they are imported', () => {
    for (const planted of [
      tables,
      "import type { cases } from '../cases/tables.ts'\n",
      "import {\n  cases,\n} from '../cases/tables.ts'\n",
      "export { cases } from '../cases/tables.ts'\n",
      "import '../cases/tables.ts'\n",
      "const { cases } = await import('../cases/tables.ts')\n",
    ])
      expect(broken({ ...sound, 'orders/planted.ts': planted })).toEqual([
        'orders/planted.ts imports cases/tables.ts: call a use case of cases instead of its tables.',
      ])
  })

  it('may be imported by tests and their helpers, and by name in a comment or a text', () => {
    for (const [name, text] of [
      ['orders/orders.test.ts', tables],
      ['orders/testing.ts', tables],
      ['testing-shop.ts', "import { cases } from './cases/tables.ts'\n"],
      ['orders/place.ts', `// ${tables}const text = "import '../cases/tables.ts'"\n`],
    ])
      expect(broken({ ...sound, [name]: text })).toEqual([])
  })
})

describe('a circle', () => {
  it('of two features is refused in both directions', () => {
    expect(
      broken({ ...sound, 'cases/planted.ts': "import type { Buyer } from '../orders/place-order.ts'\n" }),
    ).toEqual([
      'orders/place-order.ts imports cases/case.ts: a circle, orders → cases → orders.',
      'cases/planted.ts imports orders/place-order.ts: a circle, cases → orders → cases.',
    ])
  })

  it('over several features, and through a file beside them, is refused', () => {
    const [first] = broken({ ...sound, 'database/planted.ts': "import { buildApp } from '../app.ts'\n" })
    expect(first).toBe(
      'app.ts imports orders/place-order.ts: a circle, app.ts → orders → cases → database → app.ts.',
    )
  })
})
