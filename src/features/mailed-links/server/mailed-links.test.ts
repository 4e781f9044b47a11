import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkPurposes as purposes } from '../../../app/server/link-purposes.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { openCase } from '../../cases/server/open-case.ts'
import { sentForm } from '../../cases/server/testing.ts'
import { blockCustomer } from '../../customers/server/block-customer.ts'
import { customerLinks } from '../../customers/server/links.ts'
import { registeredCustomer } from '../../customers/server/testing.ts'
import {
  activeLink,
  activeTokenOf,
  consumeLink,
  createLink,
  linkWithToken,
  revokeLinks,
} from './mailed-links.ts'
import type { LinkPurpose } from './purposes.ts'

let test: TestDatabase
/** Owner of the links: no account, as for a progress page or a quote. */
let caseId: number
beforeAll(async () => {
  test = await createTestDatabase()
})
beforeEach(async () => {
  await test.pool.query('truncate mailed_links cascade')
  caseId = await newCase()
})
afterAll(() => test.drop())

const newCase = () =>
  transaction(test.database, tx =>
    openCase(
      tx,
      sentForm({ organizationName: null, contactName: 'Lotte', contactEmail: null, contactPhone: null }),
    ),
  )

const key = randomBytes(32)
/** A colleague who blocks accounts. */
const colleague = randomUUID()
const make = (purpose: LinkPurpose = customerLinks.activation, owner = { caseId }) =>
  transaction(test.database, tx => createLink(tx, { owner, purpose }, key))
const tokenOf = async (id: string) => {
  const found = await linkWithToken(test.database, id, key)
  if (!found) throw new Error('There is no such link')
  return found.token
}
const all: readonly LinkPurpose[] = [customerLinks.activation, customerLinks.passwordReset]
const serves = async (token: string, wanted = all) =>
  (await activeLink(test.database, token, wanted)) !== null
const spend = (id: string) => transaction(test.database, tx => consumeLink(tx, id))

describe('a mailed link', () => {
  it('of a case serves by its token, as often as it is looked at, and goes with the case', async () => {
    const id = await make()
    const token = await tokenOf(id)
    for (const _ of [1, 2]) expect(await activeLink(test.database, token, all)).toMatchObject({ id, caseId })
    await test.pool.query("begin; set local shop.retention = 'on'; delete from cases; commit")
    expect(await serves(token)).toBe(false)
    expect(await linkWithToken(test.database, id, key)).toBe(null)
  })

  it('serves for its own purpose alone', async () => {
    const token = await tokenOf(await make(customerLinks.passwordReset))
    expect(await serves(token, [customerLinks.passwordReset])).toBe(true)
    expect(await serves(token, [customerLinks.activation])).toBe(false)
  })

  it('is replaced by a newer one of the same owner for the same purpose, and by no other', async () => {
    const older = await tokenOf(await make(customerLinks.activation))
    const other = await tokenOf(await make(customerLinks.passwordReset))
    const elsewhere = await tokenOf(await make(customerLinks.activation, { caseId: await newCase() }))
    const newer = await tokenOf(await make(customerLinks.activation))
    expect(await Promise.all([older, other, elsewhere, newer].map(token => serves(token)))).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  it('that replaces a password serves beside newer ones', async () => {
    const older = await tokenOf(await make(customerLinks.passwordReset))
    const newer = await tokenOf(await make(customerLinks.passwordReset))
    expect(await Promise.all([older, newer].map(token => serves(token)))).toEqual([true, true])
  })

  it('is used up by one of two who use it at once', async () => {
    const id = await make()
    const outcomes = await Promise.all([spend(id), spend(id)])
    expect(outcomes.toSorted()).toEqual([false, true])
    expect(await serves(await tokenOf(id))).toBe(false)
  })

  it('that was revoked or is too old can be neither looked at nor used', async () => {
    const revoked = await make(customerLinks.activation)
    await transaction(test.database, tx => revokeLinks(tx, { caseId }, null))
    const old = await make(customerLinks.passwordReset)
    await test.pool.query("update mailed_links set expires_at = now() - interval '1 second' where id = $1", [
      old,
    ])
    for (const id of [revoked, old])
      expect([await serves(await tokenOf(id)), await spend(id)]).toEqual([false, false])
  })

  it('has one owner', async () => {
    await make()
    await expect(test.pool.query('update mailed_links set case_id = null')).rejects.toThrow(
      'mailed_links_owner',
    )
  })

  it('made under another secret says so instead of a token that does not work', async () => {
    const id = await make()
    await expect(linkWithToken(test.database, id, randomBytes(32))).rejects.toThrow(
      'under another APP_SECRET',
    )
  })
})

describe('a link of an account', () => {
  it.each(purposes)('for $name serves no more once its owner is blocked', async purpose => {
    const { id: customerId } = await registeredCustomer({ testDatabase: test })
    const { id: other } = await registeredCustomer({ testDatabase: test })
    const [token, others] = [
      await tokenOf(await createLink(test.database, { owner: { customerId }, purpose }, key)),
      await tokenOf(await createLink(test.database, { owner: { customerId: other }, purpose }, key)),
    ]
    await blockCustomer(test.database, { staffId: colleague, id: customerId }, 'Laptop gestolen')
    expect([await serves(token, [purpose]), await serves(others, [purpose])]).toEqual([false, true])
  })
})

describe.each(purposes)('a link for $name', purpose => {
  /** How a link ends, and whether it serves after that. */
  const endings: Record<
    string,
    { readonly end: (id: string) => Promise<unknown>; readonly serves: boolean }
  > = {
    'looked at': { end: async id => activeLink(test.database, await tokenOf(id), purposes), serves: true },
    used: { end: spend, serves: false },
    expired: {
      end: id => test.pool.query('update mailed_links set expires_at = now() where id = $1', [id]),
      serves: false,
    },
    'revoked with all of its owner': {
      end: () => transaction(test.database, tx => revokeLinks(tx, { caseId }, null)),
      serves: false,
    },
    'followed by a newer one': { end: () => make(purpose), serves: !purpose.isReplacedByNewer },
    // The page behind the link decides how much of a closed case it shows.
    'of a case that is over': {
      end: () =>
        test.pool.query(
          "update cases set state = 'closed', closed_at = now(), closed_reason = 'answered' where id = $1",
          [caseId],
        ),
      serves: true,
    },
    'of a case whose customer is blocked': {
      end: async () => {
        const { id } = await registeredCustomer({ testDatabase: test })
        await test.pool.query('update cases set customer_id = $1 where id = $2', [id, caseId])
        await blockCustomer(test.database, { staffId: colleague, id }, 'Belde dat de laptop gestolen is')
      },
      serves: true,
    },
    'of an owner whose links of another purpose end': {
      end: () => {
        const other = purposes.find(each => each !== purpose) ?? null
        return transaction(test.database, tx => revokeLinks(tx, { caseId }, other))
      },
      serves: true,
    },
  }

  it.each(Object.keys(endings))('that is %s', async how => {
    const ending = endings[how]
    const id = await make(purpose)
    const token = await tokenOf(id)
    expect(await serves(token, [purpose])).toBe(true)
    await ending?.end(id)
    expect(await serves(token, [purpose])).toBe(ending?.serves)
    expect(await activeTokenOf(test.database, id, key)).toBe(ending?.serves ? token : null)
  })
})
