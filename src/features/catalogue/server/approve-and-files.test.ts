import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { ids } from '../../orders/server/testing.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import type { Offering } from '../offering.ts'
import { catalogueRuleTexts, revisionRefusals as refusals } from '../texts-desk.ts'
import { offeringsOfFiles } from './catalogue-files.ts'
import { type CatalogueDesk, catalogueDeskOf, forgetRevisions } from './testing-desk.ts'

/** Files in a revision, and a second colleague who approves it. */

const shop = await startTestShop({}, { CATALOGUE_APPROVAL: 'on' })
const boss = await shop.staff('beheerder')
const desk = catalogueDeskOf(boss)
afterAll(() => shop.stop())
beforeEach(() => forgetRevisions(shop))

const line = ids.fibre500For12Months
const shipped = new Map(offeringsOfFiles().map(offering => [offering.id, offering]))

describe('where a second colleague must approve', () => {
  const approve = async (by: CatalogueDesk, id: number) =>
    by.call(endpoint(calls.approveRevision, { id }), { version: (await by.revision(id)).revision.version })

  test('nobody approves their own, a try of a file keeps the approval, and a change takes it back', async () => {
    const second = catalogueDeskOf(await shop.staff('catalogus'))
    const id = await desk.make('Zomer')
    await desk.change(id, line, { priceInCents: 1 })
    expect(await desk.revision(id)).toMatchObject({ needsApproval: true, isOwn: true, alone: null })
    expect(await second.revision(id)).toMatchObject({ needsApproval: true, isOwn: false, alone: null })
    expect(await desk.plan(id)).toEqual({ status: 409, body: { message: refusals.approval } })
    expect(await approve(desk, id)).toEqual({ status: 409, body: { message: refusals.ownApproval } })
    expect((await approve(second, id)).status).toBe(204)
    expect((await desk.take(id, 'csv', 'Id;Prijs\n11005;3', true)).status).toBe(200)
    expect((await desk.revision(id)).revision.approvedBy).not.toBeNull()
    await desk.change(id, 11001, { name: 'Anders' })
    expect((await desk.revision(id)).revision.approvedBy).toBeNull()
    expect((await desk.plan(id)).status).toBe(409)
    expect((await approve(second, id)).status).toBe(204)
    expect((await desk.plan(id)).status).toBe(204)
  })
})

describe('a file', () => {
  test('is tried without a trace, then taken in whole; one with a fault is not taken in at all', async () => {
    const id = await desk.make('Bestand')
    const file = 'Id;Naam;Prijs\r\n11005;=1+1;"€ 1.250,00"\r\n;;\r\n'
    expect((await desk.take(id, 'csv', file, true)).body).toMatchObject({
      isTaken: false,
      rows: 1,
      problems: [],
    })
    expect((await desk.revision(id)).items).toEqual([])
    const wrong = await desk.take(id, 'csv', `${file}11001;Goed;gratis\r\n`)
    expect(wrong.body).toMatchObject({ isTaken: false, problems: [{ line: 4, column: 'Prijs' }] })
    expect((await desk.revision(id)).items).toEqual([])
    expect((await desk.take(id, 'csv', file)).body).toMatchObject({
      isTaken: true,
      items: [{ deed: 'changed' }],
    })
    expect((await desk.offering(id, line)).after).toMatchObject({ name: '=1+1', priceInCents: 125_000 })
    // The price of before is no change any more.
    const before = shipped.get(line) as Offering
    await desk.take(id, 'json', JSON.stringify({ offerings: [before] }))
    expect((await desk.revision(id)).items).toEqual([])
  })

  test('that was exported changes nothing where it is taken in again', async () => {
    const id = await desk.make('Bestand')
    for (const [kind, call] of [
      ['csv', calls.exportCsv],
      ['json', calls.exportJson],
    ] as const) {
      const text = await (await boss.get(endpoint(call, { id }).path)).text()
      expect((await desk.take(id, kind, text)).body).toMatchObject({ isTaken: true, problems: [], items: [] })
    }
  })

  test('says at its row and column what the rules refuse, tried as well as taken in', async () => {
    const id = await desk.make('Bestand')
    const file = 'Id;Normale prijs;Vervalt\r\n11005;0,01;\r\n31001;;ja\r\n31002;;ja\r\n'
    for (const isTry of [true, false]) {
      const { body } = await desk.take(id, 'csv', file, isTry)
      expect(body).toMatchObject({ isTaken: !isTry, problems: [] })
      expect(body.refused).toEqual([
        { line: null, column: null, message: catalogueRuleTexts.noMainProduct('Telefonie') },
      ])
    }
    const slow = await desk.make('Zonder snelheid')
    const row = 'Id;Soort;Naam;Groep;Looptijd in maanden;Prijs\r\n;Internet;Nieuw;Glasvezel;12;10\r\n'
    expect((await desk.take(slow, 'csv', row, true)).body.refused).toEqual([
      { line: 2, column: 'Download in Mbit/s', message: catalogueRuleTexts.lineWithoutSpeed },
      { line: 2, column: 'Upload in Mbit/s', message: catalogueRuleTexts.lineWithoutSpeed },
    ])
  })

  test('with the largest id leaves room for others', async () => {
    const id = await desk.make('Bestand')
    const largest = { ...(shipped.get(ids.television) as Offering), id: 2_147_483_647 }
    expect((await desk.take(id, 'json', JSON.stringify({ offerings: [largest] }))).body.isTaken).toBe(true)
    expect((await desk.add(id, 'mobiel')).status).toBe(201)
  })
})
