import { afterAll, describe, expect, it } from 'vitest'
import { followCalls } from '../../../api/follow-calls.ts'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { lineChangeCalls } from '../../line-changes/contract.ts'
import { changeToken } from '../../line-changes/server/change-link.ts'
import {
  tokenOf as changeTokenOf,
  linesDeskOf,
  mailbox,
  proposedOrder,
} from '../../line-changes/server/desk/testing.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { changesOfCase } from '../../orders/server/line-changes/stored-changes.ts'
import { caseIdOf } from '../../orders/server/testing.ts'
import { quoteCalls } from '../../quotes/contract.ts'
import { versionToken } from '../../quotes/server/quote-path.ts'
import { versionsOfCase } from '../../quotes/server/stored-versions.ts'
import { acceptance, acceptedOrder, offered, quoteToken, sentQuote } from '../../quotes/server/testing.ts'

const { followCase } = followCalls
const { checkLineChange } = lineChangeCalls
const { acceptQuote, askAboutQuote, declineQuote, noteQuoteRead, quoteByLink } = quoteCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const key = testSecrets.deriveKey('account-link')
const follow = async (number: string) =>
  progressToken(shop.testDatabase.database, await caseIdOf(shop, number), key)
const statusAt = async ({ path }: { readonly path: string }, token: string, more: object = {}) =>
  (await shop.visitor().post(path, { body: { token, ...more } })).status
const endLinks = async (number: string) => {
  expect((await deskOf(seller, number).act('volglink-intrekken')).status).toBe(204)
}

describe('ending the links of a case', () => {
  it('ends those of its quote, of every version: nothing is read, asked or decided by them', async () => {
    const { number, desk } = await sentQuote(shop, seller)
    await desk.send({ ...offered, discounts: [] })
    const tokens = [await quoteToken(shop, number, 1), await quoteToken(shop, number, 2)]
    const following = await follow(number)
    await endLinks(number)
    for (const token of tokens) {
      for (const path of [quoteByLink, noteQuoteRead, declineQuote])
        expect(await statusAt(path, token, { reason: '' })).toBe(404)
      expect(await statusAt(askAboutQuote, token, { words: 'Kan het eerder?' })).toBe(404)
      expect(
        await statusAt(acceptQuote, token, {
          ...acceptance,
          agreedTotals: { monthlyInCents: 0, oneTimeInCents: 0 },
        }),
      ).toBe(404)
    }
    expect(await statusAt(followCase, following)).toBe(404)
  })

  it('leaves the quote open: the next mail has a link that decides it', async () => {
    const { number } = await sentQuote(shop, seller)
    const before = await quoteToken(shop, number)
    await endLinks(number)
    const { database } = shop.testDatabase
    const [version] = await versionsOfCase(database, await caseIdOf(shop, number))
    if (!version) throw new Error('Nothing was sent')
    // Two mails that are written at once.
    const tokens = await Promise.all([1, 2].map(() => versionToken(database, version, key)))
    const [token] = tokens
    expect(token).not.toBe(before)
    expect(tokens).toEqual([token, token])
    expect(await statusAt(quoteByLink, token ?? '')).toBe(200)
    expect(await statusAt(quoteByLink, before)).toBe(404)
  })

  it.each(['the quote', 'the order'] as const)('of %s ends those of the other too', async which => {
    const { number, link } = await sentQuote(shop, seller)
    const order = (await acceptedOrder(await link.accept())).number.replaceAll('-', '')
    const token = await quoteToken(shop, number)
    const following = [await follow(number), await follow(order)]
    await endLinks(which === 'the quote' ? number : order)
    expect(await statusAt(quoteByLink, token)).toBe(404)
    for (const each of following) expect(await statusAt(followCase, each)).toBe(404)
  })

  it('ends that of changed lines that wait, and the next mail about them has one', async () => {
    const { number, token } = await proposedOrder(shop, seller)
    await endLinks(number)
    expect(await statusAt(checkLineChange, token)).toBe(404)
    const { database } = shop.testDatabase
    const [change] = await changesOfCase(database, await caseIdOf(shop, number))
    if (!change) throw new Error('Nothing was proposed')
    const next = await changeToken(database, change, key)
    expect(await statusAt(checkLineChange, next ?? '')).toBe(200)
    expect(await changeTokenOf(shop, number)).toBe(next)
    // Once it is answered there is nothing to be asked by another one.
    await linesDeskOf(seller, number).change({ [mailbox]: 1 })
    await endLinks(number)
    const [, ended] = await changesOfCase(database, await caseIdOf(shop, number))
    expect(ended && (await changeToken(database, ended, key))).toBe(null)
  })

  it.each(['declined', 'withdrawn'] as const)('of a quote that was %s ends them too', async how => {
    const { number, desk, link } = await sentQuote(shop, seller)
    await (how === 'declined' ? link.decline() : desk.withdraw())
    const [token, following] = [await quoteToken(shop, number), await follow(number)]
    expect(await statusAt(quoteByLink, token)).toBe(200)
    expect(await statusAt(followCase, following)).toBe(200)
    await endLinks(number)
    expect(await statusAt(quoteByLink, token)).toBe(404)
    expect(await statusAt(followCase, following)).toBe(404)
  })

  it('ends nothing of another case', async () => {
    const [one, other] = [await sentQuote(shop, seller), await sentQuote(shop, seller)]
    const token = await quoteToken(shop, other.number)
    await endLinks(one.number)
    expect(await statusAt(quoteByLink, token)).toBe(200)
  })
})
