import { createHash, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../app/server/testing-shop.ts'
import { storeConsentTexts } from '../../features/consents/server/consent-texts.ts'
import { addressLine } from '../../features/details/facts.ts'
import { caseIdOf, order, place } from '../../features/orders/server/testing.ts'
import { openParts, versionById, versionsOfCase } from '../../features/quotes/server/stored-versions.ts'
import {
  acceptedOrder,
  linesOnPage,
  quoteDeskOf,
  quoteLinkOf,
  totalsOnPage,
} from '../../features/quotes/server/testing.ts'
import { quoteStatuses } from '../../features/quotes/versions.ts'
import before from './fixtures/version-0175-quotes.json' with { type: 'json' }
import { beforeQuoteParts, createDatabaseOfVersionBefore } from './testing-version-before.ts'

const database = await createDatabaseOfVersionBefore(beforeQuoteParts)
await database.migrateOn()
await storeConsentTexts(database.database)
const shop = await startTestShop({}, {}, database)
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const sha256 = async (response: Response) =>
  createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex')

const byState = before.map(
  version => [`${version.standing} ${version.number}, ${version.version}`, version] as const,
)
const shownOffers = before.flatMap(({ offer, ...version }) => (offer ? [{ ...version, offer }] : []))
const shownByState = shownOffers.map(
  version => [`${version.standing} ${version.number}, ${version.version}`, version] as const,
)

describe('quotes that the last release without parts sent:', () => {
  it('there is one in each state, of each product type', () => {
    expect(new Set(before.map(({ standing }) => standing))).toEqual(new Set(quoteStatuses))
    expect(new Set(shownOffers.map(({ offer }) => offer.productType)).size).toBe(4)
  })

  it.each(byState)('the link of %s leads to it, as it stood', async (_state, version) => {
    const shown = await quoteLinkOf(shop, version.token).shown()
    expect({ ...shown, number: shown.number.replaceAll('-', '') }).toMatchObject({
      number: version.number,
      version: version.version,
      standing: version.standing,
      refusal: version.refusal,
    })
  })

  it.each(byState)('the PDF of %s is the same to the byte', async (_state, { number, version, file }) => {
    expect(await sha256(await quoteDeskOf(seller, number).file(version))).toBe(file)
  })

  it.each(shownByState)(
    '%s has one part, with its lines and its totals to the cent',
    async (_state, version) => {
      const { offer, totals, file, token } = version
      const shown = await quoteLinkOf(shop, token).read()
      const [part, ...more] = shown.parts
      expect(more).toEqual([])
      expect(part).toMatchObject({
        name: '',
        productType: offer.productType,
        wholeDiscounts: [],
        lines: offer.lines,
      })
      expect(part && addressLine(part.address)).toBe(offer.deliveredAt)
      expect(totalsOnPage(shown)).toEqual(totals)
      expect(linesOnPage(shown)).toMatchObject(offer.lines)
      const { validUntil, sentAt, words, madeBy, isRenewal } = offer
      expect(shown).toMatchObject({ validUntil, sentAt, words, madeBy, isRenewal })
      expect(await sha256(await shop.visitor().get(shown.documentPath))).toBe(file)
    },
  )

  it.each(shownByState.filter(([, { offer }]) => offer.order))(
    'the order of %s is found by it',
    async (_state, version) => {
      const [part] = (await quoteLinkOf(shop, version.token).read()).parts
      expect(part).toMatchObject({ isAccepted: true, order: version.offer.order })
    },
  )

  it.each(shownByState.filter(([, { standing }]) => standing === 'sent'))(
    '%s becomes an order at its totals',
    async (_state, { token, totals }) => {
      const link = quoteLinkOf(shop, token)
      expect((await link.accept({ agreedTotals: { ...totals, oneTimeInCents: 1 } })).status).toBe(409)
      await acceptedOrder(await link.accept({ agreedTotals: totals }))
      expect((await link.read()).standing).toBe('accepted')
    },
  )

  it('a quote has the same part in each of its versions, and another quote another one', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      'select distinct case_id::int as id from quote_versions where number = 2',
    )
    const partIds = await Promise.all(
      rows.map(async ({ id }) => [
        ...new Set(
          (await versionsOfCase(database.database, id)).flatMap(({ parts }) => parts.map(part => part.id)),
        ),
      ]),
    )
    expect(partIds.map(ids => ids.length)).toEqual(rows.map(() => 1))
    expect(new Set(partIds.flat()).size).toBe(rows.length)
  })
})

describe('the release before beside this one', () => {
  /** Stores the next version as that release does when it sends its offer once more. */
  async function sendsAgain(number: string): Promise<string> {
    const id = randomUUID()
    const { rowCount } = await database.pool.query(
      `insert into quote_versions (id, case_id, number, state, made_by, valid_until, draft, draft_in_cents, product_format, lines)
       select $1, case_id, number + 1, 'sent', made_by, now() + interval '1 day', draft, draft_in_cents, product_format, lines
       from quote_versions where case_id = (select id from cases where number = $2) order by number desc limit 1`,
      [id, number],
    )
    expect(rowCount).toBe(1)
    return id
  }
  const numberOf = (standing: string) => before.find(version => version.standing === standing)?.number ?? ''
  const stored = async (id: string) => {
    const version = await versionById(database.database, id)
    if (!version) throw new Error('The version is gone')
    return version
  }
  /** An order of nobody's quote. */
  const anOrder = async () => caseIdOf(shop, await place(shop.visitor(), order))

  it('sends a version that has its part, and accepts it as that', async () => {
    const id = await sendsAgain(numberOf('declined'))
    const version = await stored(id)
    expect(version.parts).toHaveLength(1)
    expect(openParts(version)).toHaveLength(1)
    const orderId = await anOrder()
    await database.pool.query(
      "update quote_versions set state = 'accepted', ended_at = now(), order_case_id = $2 where id = $1",
      [id, orderId],
    )
    const accepted = await stored(id)
    expect([openParts(accepted), accepted.parts[0]?.orderCaseId]).toEqual([[], orderId])
  })

  it('cannot make one order of a version with more parts', async () => {
    const id = await sendsAgain(numberOf('withdrawn'))
    await database.pool.query('update quote_versions set part_count = 2 where id = $1', [id])
    await expect(
      database.pool.query('update quote_versions set order_case_id = $2 where id = $1', [
        id,
        await anOrder(),
      ]),
    ).rejects.toThrow('quote_versions_one_order')
  })
})
