import { afterAll, describe, expect, it, test } from 'vitest'
import { type Run, runProgram } from '../../../app/programs/testing-program.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { casesPerReseller } from '../../cases/server/case.ts'
import { order, place, quote, rowsOf, withData } from '../../orders/server/testing.ts'
import { resellerCalls } from '../contract.ts'
import { manageResellers, parseResellerCommand } from './manage-resellers.ts'

const { resellerCompanyName } = resellerCalls

const shop = await startTestShop()
afterAll(() => shop.stop())

/** The program as `npm run reseller -- …` runs it, on the database of this test. */
const reseller = (...words: string[]): Promise<Run> =>
  runProgram(['reseller', ...words], { DATABASE_URL: shop.testDatabase.connectionString })

/** The same without a program of its own, which takes a second to begin. */
async function managed(...words: string[]): Promise<Run> {
  const command = parseResellerCommand(words)
  if (typeof command === 'string') return { code: 1, stdout: '', stderr: command }
  const { done, text } = await manageResellers(shop.testDatabase.database, command, database =>
    casesPerReseller(database, 'order'),
  )
  return { code: done ? 0 : 1, stdout: done ? text : '', stderr: done ? '' : text }
}

const nameOf = (id: string) => shop.visitor().get(endpoint(resellerCompanyName, { resellerId: id }).path)

const resellerOfOrder = async (number: string) =>
  (
    await rowsOf<{ reseller_id: string | null }>(shop, 'select reseller_id from cases where number = $1', [
      number,
    ])
  )[0]?.reseller_id

test('a reseller who is added can sell at once, and one who is switched off cannot any more', async () => {
  expect(await reseller('add', 'zuid-1', 'Netwerkpartner Zuid')).toMatchObject({
    code: 0,
    stdout: 'Netwerkpartner Zuid kan verkopen via /bestellen/resellerId/zuid-1.\n',
  })
  expect(await (await nameOf('zuid-1')).json()).toBe('Netwerkpartner Zuid')
  const sold = await place(shop.visitor(), withData({ resellerId: 'zuid-1' }))
  expect(await resellerOfOrder(sold)).toBe('zuid-1')

  expect((await managed('deactivate', 'zuid-1')).code).toBe(0)
  expect((await nameOf('zuid-1')).status).toBe(404)
  const later = await place(shop.visitor(), withData({ resellerId: 'zuid-1' }))
  expect(await resellerOfOrder(later)).toBe(null)
  expect(await resellerOfOrder(sold)).toBe('zuid-1')

  const { stdout } = await reseller()
  expect(stdout).toMatch(/^ID +BEDRIJFSNAAM +ACTIEF +BESTELLINGEN +SINDS\n/)
  expect(stdout).toMatch(/^zuid-1 +Netwerkpartner Zuid +nee +1 +\d{4}-\d\d-\d\d$/m)
  expect(stdout).toMatch(/^netwerkpartner-noord +Netwerkpartner Noord +ja +0 /m)

  expect((await managed('activate', 'zuid-1')).code).toBe(0)
  expect((await nameOf('zuid-1')).status).toBe(200)
})

describe('what is not done says why, with exit code 1', () => {
  it.each([
    [['add', 'netwerkpartner-noord', 'Een ander'], 'Er is al een reseller met het ID netwerkpartner-noord.'],
    [['deactivate', 'niemand'], 'Er is geen reseller met het ID niemand.'],
    [['activate', 'niemand'], 'Er is geen reseller met het ID niemand.'],
    [['add', 'met spatie', 'Zo niet'], 'Een reseller-ID bestaat uit'],
    [['add', 'nieuw', ' '], 'Een bedrijfsnaam is'],
    [['add', 'nieuw', 'Twee\nregels'], 'Een bedrijfsnaam is'],
    [['add', 'nieuw', 'x'.repeat(101)], 'Een bedrijfsnaam is'],
    [['add', 'nieuw', 'Naam', 'zonder aanhalingstekens'], 'Gebruik: npm run reseller'],
    [['toString'], 'Gebruik: npm run reseller'],
    [['deactivate'], 'Gebruik: npm run reseller'],
  ])('%j', async (words, reason) => {
    const { code, stdout, stderr } = await managed(...words)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(reason)
    expect(await (await nameOf('netwerkpartner-noord')).json()).toBe('Netwerkpartner Noord')
  })

  it.each([
    [['activate', 'niemand'], 'Er is geen reseller met het ID niemand.'],
    [['toString'], 'Gebruik: npm run reseller'],
  ])('%j, by the program itself', async (words, reason) => {
    const { code, stdout, stderr } = await reseller(...words)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(reason)
  })
})

describe('an order or a quote through a link that is nobody’s', () => {
  const wrong = ['niemand', 'NETWERKPARTNER-NOORD', '', 'x'.repeat(500), 7, { id: 'netwerkpartner-noord' }]

  it.each(wrong)('%j is taken, and is no reseller’s', async resellerId => {
    const visitor = shop.visitor()
    await place(visitor, withData({ resellerId }))
    await place(visitor, { ...quote, additionalData: { ...quote.additionalData, resellerId } })
    const rows = await rowsOf<{ reseller_id: string | null }>(
      shop,
      'select reseller_id from cases order by id desc limit 2',
    )
    expect(rows).toEqual([{ reseller_id: null }, { reseller_id: null }])
  })

  it('leaves a sale through a good link to its reseller', async () => {
    const visitor = shop.visitor()
    await place(visitor, { ...order, additionalData: { ...order.additionalData, resellerId: 'niemand' } })
    const number = await place(visitor, withData({ resellerId: 'netwerkpartner-noord' }))
    expect(await resellerOfOrder(number)).toBe('netwerkpartner-noord')
  })
})
