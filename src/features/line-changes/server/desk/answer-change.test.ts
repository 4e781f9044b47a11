import { afterAll, describe, expect, it } from 'vitest'
import consents from '../../../../../content/consents.json' with { type: 'json' }
import { deskOf, orderedCase, queuedMails } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { Failure } from '../../../../common/contract/failure.ts'
import { caseEvents } from '../../../cases/events.ts'
import { caseIdOf, ids, rowsOf } from '../../../orders/server/testing.ts'
import { LineChangeToAnswer, lineChangeCalls } from '../../contract.ts'
import {
  answer,
  linesDeskOf,
  linesNow,
  mailbox,
  officeOnline,
  proposedOrder,
  tokenOf,
  twoMailboxes,
} from './testing.ts'

const { checkLineChange } = lineChangeCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const proposed = () => proposedOrder(shop, seller)
const asked = async (token: string): Promise<LineChangeToAnswer | number> => {
  const response = await shop.visitor().post(checkLineChange.path, { body: { token } })
  return response.status === 200 ? LineChangeToAnswer.parse(await response.json()) : response.status
}
const messageIn = async (response: Response) => Failure.parse(await response.json()).message
const agree = (token: string, more?: object) => answer(shop.visitor(), token, true, more)
const decline = (token: string, more?: object) => answer(shop.visitor(), token, false, more)
const asOrdered = '42501×2 42502×2'
const asProposed = '42501×5 42502×5'

describe('whoever has the link', () => {
  it('sees what changes, without an account and as often as he likes', async () => {
    const { number, token } = await proposed()
    for (const _ of [1, 2])
      expect(await asked(token)).toMatchObject({
        number,
        companyName: 'Bakkerij De Korenmolen B.V.',
        state: 'waiting',
        refusal: null,
        text: consents.lineChange.text,
        longTermText: null,
        before: [{ quantity: 2 }, { quantity: 2 }],
        after: [{ quantity: 5 }, { quantity: 5 }],
      })
  })

  it('agrees, and the order is what he agreed to; what he agreed to is kept word for word', async () => {
    const { number, desk, token } = await proposed()
    expect((await agree(token, { words: 'Graag voor 1 december.' })).status).toBe(204)
    expect(await linesNow(shop, number)).toBe(asProposed)
    const { totals, timeline, version } = await desk.case()
    expect([totals?.monthlyInCents, version]).toEqual([2725, 3])
    expect(timeline).toContainEqual(
      expect.objectContaining({ type: 'lines-changed', by: { kind: 'visitor', name: null } }),
    )
    expect(await desk.changes()).toMatchObject([{ state: 'applied', answer: 'Graag voor 1 december.' }])
    expect(
      await rowsOf(shop, 'select agreed from line_changes where case_id = $1', [
        await caseIdOf(shop, number),
      ]),
    ).toEqual([{ agreed: [{ kind: 'line-change', ...consents.lineChange }] }])
    expect(await queuedMails(shop, number)).toContain('lines-changed')
  })

  it('does not agree: nothing changes but that somebody calls', async () => {
    const { number, desk, token } = await proposed()
    const before = await desk.case()
    expect((await decline(token, { words: 'Te duur.' })).status).toBe(204)
    expect(await linesNow(shop, number)).toBe(asOrdered)
    expect(await desk.changes()).toMatchObject([{ state: 'declined', answer: 'Te duur.' }])
    const after = await desk.case()
    // The look at what came in is newer.
    expect(after.timeline.find(({ type }) => type !== caseEvents.viewed)).toMatchObject({
      type: 'lines-declined',
    })
    expect(after.totals).toEqual(before.totals)
    expect(after.dueAt).not.toBeNull()
  })

  it('answers once: the same again is taken and does nothing, the other is refused', async () => {
    const { number, token } = await proposed()
    const answers = await Promise.all([agree(token), agree(token), agree(token)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await queuedMails(shop, number)).filter(kind => kind === 'lines-changed')).toHaveLength(1)
    const refused = await decline(token)
    expect([refused.status, await messageIn(refused)]).toEqual([
      409,
      'Je bent al akkoord gegaan met dit voorstel. Je bestelling is gewijzigd.',
    ])
    expect(await linesNow(shop, number)).toBe(asProposed)
  })

  it('that both agrees and does not at once has done one of them', async () => {
    const { number, token } = await proposed()
    const answers = await Promise.all([agree(token), decline(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const [agreed] = answers
    expect(await linesNow(shop, number)).toBe(agreed?.status === 204 ? asProposed : asOrdered)
  })

  it('gets the prices that he was proposed, whatever the catalogue says by then', async () => {
    const number = await orderedCase(shop, twoMailboxes)
    await linesDeskOf(seller, number).change({ [mailbox]: 2, [officeOnline]: 1 })
    const token = await tokenOf(shop, number)
    const monthly = (await asked(token)) as LineChangeToAnswer
    await shop.testDatabase.pool.query(
      `update line_changes set lines_after = jsonb_set(lines_after, '{2,product,priceInCents}', '777')
       where case_id = $1`,
      [await caseIdOf(shop, number)],
    )
    expect(monthly.after.find(({ product }) => product.id === officeOnline)?.product.priceInCents).toBe(625)
    await agree(token)
    const [line] = await rowsOf(
      shop,
      'select price_in_cents from case_lines where case_id = $1 and product_id = $2',
      [await caseIdOf(shop, number), officeOnline],
    )
    expect(line).toEqual({ price_in_cents: 777 })
  })

  it('chooses a long term expressly, or is asked to', async () => {
    const number = await orderedCase(shop)
    await linesDeskOf(seller, number).change({ [ids.fibre500For36Months]: 1 })
    const token = await tokenOf(shop, number)
    expect(await asked(token)).toMatchObject({ longTermText: consents.longTerm.text })
    const refused = await agree(token)
    expect(refused.status).toBe(422)
    expect((await agree(token, { longTerm: true })).status).toBe(204)
    const { consents: given } = await deskOf(seller, number).read()
    expect(given.map(({ kind }) => kind)).toContain('long-term')
  })
})

describe('nobody answers', () => {
  it('what was withdrawn, which is said', async () => {
    const { number, desk, token } = await proposed()
    await desk.withdraw()
    expect(await asked(token)).toMatchObject({
      state: 'withdrawn',
      refusal: expect.stringContaining('ingetrokken'),
    })
    const response = await agree(token)
    expect([response.status, await messageIn(response)]).toEqual([
      409,
      'Dit voorstel is ingetrokken. Je bestelling blijft zoals die is.',
    ])
    expect(await linesNow(shop, number)).toBe(asOrdered)
  })

  it('by the link of a proposal before the one that stands', async () => {
    const { number, desk, token } = await proposed()
    await desk.change({ [mailbox]: 3 })
    expect((await agree(token)).status).toBe(409)
    expect((await agree(await tokenOf(shop, number))).status).toBe(204)
    expect(await linesNow(shop, number)).toBe('42501×3 42502×3')
  })

  it('after 14 days', async () => {
    const { number, token } = await proposed()
    await rowsOf(
      shop,
      "update mailed_links set expires_at = now() - interval '1 second' where case_id = $1",
      [await caseIdOf(shop, number)],
    )
    expect([await asked(token), (await agree(token)).status]).toEqual([404, 404])
    expect(await linesNow(shop, number)).toBe(asOrdered)
  })

  it('of an order that was delivered or cancelled meanwhile', async () => {
    for (const [states, said] of [
      [['inProgress', 'completed'], 'geleverd'],
      [['cancelled'], 'geannuleerd'],
    ] as const) {
      const { number, token } = await proposed()
      for (const state of states) await deskOf(seller, number).act('status', { state, mail: false })
      const response = await agree(token)
      expect([response.status, await messageIn(response)]).toEqual([409, expect.stringContaining(said)])
      expect(await asked(token)).toMatchObject({ refusal: expect.stringContaining(said) })
      expect(await linesNow(shop, number)).toBe(asOrdered)
    }
  })

  it('by a token that was made up, cut off or of another kind', async () => {
    const { token } = await proposed()
    const tampered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    for (const wrong of [tampered, token.slice(1), `${token}A`, '', 42, null])
      expect([wrong, (await answer(shop.visitor(), wrong, true)).status]).toEqual([wrong, 404])
  })

  it('without the token against forged requests, or with an answer that is none', async () => {
    const { token } = await proposed()
    const body = { token, agreed: true }
    expect((await shop.visitor().send('POST', '/api/bestelling-wijzigen', { body })).status).toBe(403)
    expect((await answer(shop.visitor(), token, 'ja')).status).toBe(422)
    expect((await agree(token, { words: 'nul\u0000' })).status).toBe(422)
  })
})
