import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, orderedCase, queuedMails } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { Failure } from '../../../../common/contract/failure.ts'
import { CaseConflict, casePath } from '../../../cases/contract.ts'
import { MailPreview } from '../../../cases/contract-timeline.ts'
import { caseEvents } from '../../../cases/events.ts'
import { fibreForAYear, ids, order, rowsOf } from '../../../orders/server/testing.ts'
import { deskLineChangeCalls, LinesResponse, pricesChanged } from '../../contract-desk.ts'
import {
  linesDeskOf,
  linesNow,
  mailbox,
  officeOnline,
  proposedOrder,
  tokenOf,
  twoMailboxes,
} from './testing.ts'

const { changeLines, previewLineChange: previewLines } = deskLineChangeCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const other = await shop.staff('verkoop')
afterAll(() => shop.stop())

const stateIn = async (response: Response) => LinesResponse.parse(await response.json()).state
const failureIn = async (response: Response) => Failure.parse(await response.json())
const mailboxes = async () => {
  const number = await orderedCase(shop, twoMailboxes)
  return { number, desk: linesDeskOf(seller, number) }
}

describe('a change that costs nothing more', () => {
  it('is applied at once, with totals, mail and event', async () => {
    const { number, desk } = await mailboxes()
    const response = await desk.change({ [mailbox]: 1 }, 'Zoals besproken.')
    expect([response.status, await stateIn(response)]).toEqual([200, 'applied'])
    expect(await linesNow(shop, number)).toBe('42501×1 42502×1')
    const { version, totals, timeline } = await desk.case()
    expect([version, totals]).toEqual([2, { monthlyInCents: 545, oneTimeInCents: 0 }])
    const [changed] = timeline.filter(({ type }) => type === caseEvents.linesChanged)
    expect(changed).toMatchObject({
      by: { kind: 'staff', name: seller.colleague.name },
      data: { before: { monthlyInCents: 1090 }, after: { monthlyInCents: 545 } },
    })
    expect(await queuedMails(shop, number)).toContain('lines-changed')
  })

  it('keeps the lines as they were, and who changed them', async () => {
    const { desk } = await mailboxes()
    await desk.change({ [mailbox]: 1 }, 'Zoals besproken.')
    expect(await desk.changes()).toMatchObject([
      {
        state: 'applied',
        proposedBy: seller.colleague.name,
        message: 'Zoals besproken.',
        before: [{ product: { id: mailbox }, quantity: 2 }, {}],
        after: [{ product: { id: mailbox }, quantity: 1 }, {}],
        expiresAt: null,
      },
    ])
  })

  it('is done once, however often it is sent', async () => {
    const { number, desk } = await mailboxes()
    const body = await desk.wanted({ [mailbox]: 1 })
    const answers = await Promise.all([desk.send(body), desk.send(body), desk.send(body)])
    expect(await Promise.all(answers.map(stateIn))).toEqual(['applied', 'applied', 'applied'])
    expect((await desk.case()).version).toBe(2)
    expect((await queuedMails(shop, number)).filter(kind => kind === 'lines-changed')).toHaveLength(1)
  })
})

describe('a change that costs more', () => {
  it('waits for the customer, and changes nothing yet', async () => {
    const { number, desk } = await mailboxes()
    expect(await stateIn(await desk.change({ [mailbox]: 3 }))).toBe('waiting')
    expect(await linesNow(shop, number)).toBe('42501×2 42502×2')
    expect(await queuedMails(shop, number)).toContain('lines-proposed')
    const [change] = await desk.changes()
    expect(change).toMatchObject({ state: 'waiting', isExpired: false, after: [{ quantity: 3 }, {}] })
  })

  it('takes the place of the one before', async () => {
    const { desk } = await proposedOrder(shop, seller)
    await desk.change({ [mailbox]: 3 })
    expect((await desk.changes()).map(({ state }) => state)).toEqual(['waiting', 'withdrawn'])
    await desk.change({ [mailbox]: 1 })
    expect((await desk.changes()).map(({ state }) => state)).toEqual(['applied', 'withdrawn', 'withdrawn'])
  })

  it('can be withdrawn, once', async () => {
    const { desk } = await proposedOrder(shop, seller)
    expect((await desk.withdraw()).status).toBe(204)
    expect((await desk.changes()).map(({ state }) => state)).toEqual(['withdrawn'])
    const again = await desk.withdraw()
    expect([again.status, (await failureIn(again)).message]).toEqual([
      422,
      'Er wacht geen voorstel meer op de klant.',
    ])
  })

  it('is mailed with its link, which no colleague gets to see', async () => {
    const { number, desk, token } = await proposedOrder(shop, seller)
    const mail = (await desk.case()).mails.find(({ kind }) => kind === 'lines-proposed')
    const response = await seller.get(casePath(number, `mails/${mail?.id}`))
    const { text, html } = MailPreview.parse(await response.json())
    expect(text).toContain('5 × (was 2 ×)')
    expect(text).toContain('/bestelling-wijzigen#…')
    expect(`${text}${html}`).not.toContain(token)
  })
})

describe('the mail before it goes', () => {
  const preview = (number: string, body: unknown) =>
    seller.post(endpoint(previewLines, { nummer: number }).path, { body })

  it.each([
    ['of a proposal', { [mailbox]: 5 }, 'lines-proposed'],
    ['of a change that costs nothing more', { [mailbox]: 1 }, 'lines-changed'],
  ])('%s is the one that goes, and nothing was done', async (_, quantities, kind) => {
    const { number, desk } = await mailboxes()
    const before = [await desk.case(), await linesNow(shop, number)]
    const response = await preview(number, await desk.wanted(quantities, 'Zoals besproken.'))
    expect(response.status).toBe(200)
    const mail = MailPreview.parse(await response.json())
    expect(mail.text).toContain('Zoals besproken.')
    expect([await desk.case(), await linesNow(shop, number)]).toEqual(before)

    await desk.change(quantities, 'Zoals besproken.')
    const queued = (await desk.case()).mails.find(each => each.kind === kind)
    const sent = await seller.get(casePath(number, `mails/${queued?.id}`))
    expect(MailPreview.parse(await sent.json())).toEqual(mail)
  })

  it('says why there is none', async () => {
    const { number, desk } = await mailboxes()
    const same = await preview(number, await desk.wanted({ [mailbox]: 2 }))
    expect([same.status, (await failureIn(same)).message]).toEqual([422, 'Er is niets gewijzigd.'])
    const wanted = await desk.wanted({ [mailbox]: 5 })
    const cheaper = await preview(number, { ...wanted, totals: { monthlyInCents: 100, oneTimeInCents: 0 } })
    expect([cheaper.status, (await failureIn(cheaper)).code]).toEqual([422, pricesChanged])
    const reader = await shop.staff('lezer')
    expect(
      (await reader.post(endpoint(previewLines, { nummer: number }).path, { body: wanted })).status,
    ).toBe(403)
  })
})

describe('the prices', () => {
  it('of what was ordered stay, whatever the catalogue says today', async () => {
    const { number, desk } = await mailboxes()
    await rowsOf(
      shop,
      `update case_lines set price_in_cents = 100, product = jsonb_set(product, '{priceInCents}', '100')
       where product_id = $1 and case_id = (select id from cases where number = $2)`,
      [mailbox, number],
    )
    await desk.change({ [mailbox]: 1 })
    const rows = await rowsOf<{ price: number }>(
      shop,
      `select price_in_cents as price from case_lines join cases on cases.id = case_id
       where number = $1 and product_id = $2`,
      [number, mailbox],
    )
    expect(rows).toEqual([{ price: 100 }])
  })

  it('that are others than the colleague saw are refused, with what it costs now', async () => {
    const { number, desk } = await mailboxes()
    const body = await desk.wanted({ [mailbox]: 2, [officeOnline]: 1 })
    const response = await desk.send({ ...body, totals: { monthlyInCents: 100, oneTimeInCents: 0 } })
    expect(response.status).toBe(422)
    expect(await failureIn(response)).toMatchObject({
      code: pricesChanged,
      message: expect.stringContaining('€ 19,65 per maand'.replace(' ', '\u00a0')),
    })
    expect(await linesNow(shop, number)).toBe('42501×2 42502×2')
  })
})

describe('nothing is changed', () => {
  it('by somebody who saw an older version, who is told what was done', async () => {
    const { number, desk } = await mailboxes()
    const stale = await desk.wanted({ [mailbox]: 1 })
    await deskOf(other, number).act('status', { state: 'inProgress', mail: false })
    const response = await desk.send(stale)
    expect(response.status).toBe(409)
    const { conflict, message } = CaseConflict.parse(await response.json())
    expect(message).toContain(other.colleague.name)
    expect(conflict).toMatchObject({ version: 2, changes: [{ type: 'state-changed' }] })
    expect(await linesNow(shop, number)).toBe('42501×2 42502×2')
  })

  it('by the second of two who change it at once', async () => {
    const { number, desk } = await mailboxes()
    const theirs = linesDeskOf(other, number)
    const bodies = [await desk.wanted({ [mailbox]: 1 }), await theirs.wanted({ [officeOnline]: 1 })]
    const answers = await Promise.all([desk.send(bodies[0]), theirs.send(bodies[1])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await desk.changes()).toHaveLength(1)
  })

  it.each([
    ['cancelled', 'Deze bestelling is geannuleerd: de regels veranderen niet meer.'],
    ['rejected', 'Deze bestelling is afgewezen: de regels veranderen niet meer.'],
  ])('of an order that is %s', async (state, message) => {
    const { number, desk } = await mailboxes()
    const body = await desk.wanted({ [mailbox]: 1 })
    await deskOf(seller, number).act('status', { state, mail: false })
    const response = await desk.send(body)
    expect([response.status, (await failureIn(response)).message]).toEqual([422, message])
    expect((await desk.read()).refusal).toBe(message)
  })

  it('where it is what stands already', async () => {
    const { desk } = await mailboxes()
    expect((await failureIn(await desk.change({ [mailbox]: 2 }))).message).toBe('Er is niets gewijzigd.')
  })

  it('where it cannot be so, each refusal at its product', async () => {
    const { desk } = await mailboxes()
    const body = await desk.wanted({ [mailbox]: 1 })
    const refused = (lines: unknown) => desk.send({ ...body, lines }).then(failureIn)
    expect(await refused([{ productId: 999_999, quantity: 1 }])).toMatchObject({
      errors: { 'lines.999999': { message: 'Dit product wordt niet meer verkocht.' } },
    })
    expect(await refused([{ productId: mailbox, quantity: 100 }])).toMatchObject({
      errors: { [`lines.${mailbox}`]: { message: expect.stringContaining('1 tot 99') } },
    })
    expect((await refused([])).message).toContain('annuleer dan de bestelling')
    expect((await refused([{ productId: mailbox, quantity: 1.5 }])).errors).toHaveProperty([
      'lines.0.quantity',
    ])
  })

  it('by an id that was made for another order', async () => {
    const [first, second] = [await mailboxes(), await mailboxes()]
    const body = await first.desk.wanted({ [mailbox]: 1 })
    await first.desk.send(body)
    expect((await second.desk.send(body)).status).toBe(422)
    expect(await linesNow(shop, second.number)).toBe('42501×2 42502×2')
  })

  it('of what is no order', async () => {
    for (const number of ['123456789', 'bestaat-niet'])
      for (const visit of [
        seller.get(endpoint(changeLines, { nummer: number }).path),
        seller.post(endpoint(changeLines, { nummer: number }).path, {
          body: { id: randomUUID(), version: 1, lines: [], totals: { monthlyInCents: 0, oneTimeInCents: 0 } },
        }),
      ])
        expect((await visit).status).toBe(404)
  })
})

describe('an internet order', () => {
  it('is offered the lines of its address, and gets another one with what follows it', async () => {
    const number = await orderedCase(shop, { ...order, products: fibreForAYear })
    const desk = linesDeskOf(seller, number)
    const { offered } = await desk.read()
    expect(offered.map(({ id }) => id)).toContain(ids.fibre500For36Months)
    const response = await desk.change({ [ids.fibre500For36Months]: 1 })
    // Three years are agreed to, whatever they cost.
    expect(await stateIn(response)).toBe('waiting')
    const [change] = await desk.changes()
    expect(change?.after.map(({ product }) => product.id)).toEqual([
      ids.fibre500For36Months,
      ids.its36MonthsSetup,
      ids.includedRouter,
    ])
    expect(await tokenOf(shop, number)).toHaveLength(43)
  })
})
