import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, orderedCase, queuedMails } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { Failure } from '../../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { addDays } from '../../../../common/working-days.ts'
import { lineDuration } from '../../../carts/order-lines.ts'
import { CaseConflict } from '../../../cases/contract.ts'
import { forgetOldCases } from '../../../cases/server/case.ts'
import { pricesChanged } from '../../../line-changes/contract-desk.ts'
import { address, ids, rowsOf } from '../../../orders/server/testing.ts'
import { QuoteMade } from '../../command-schemas.ts'
import { deskQuoteCalls, QuotePreview, QuoteSent } from '../../contract-desk.ts'
import { offered, quoteDeskOf, requestedQuote } from '../testing.ts'

const { openQuote: newQuotePath, previewQuote, quoteAtDesk, sendQuote } = deskQuoteCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const requested = async () => {
  const number = await requestedQuote(shop)
  return { number, desk: quoteDeskOf(seller, number) }
}
const versionIn = async (response: Response) => QuoteSent.parse(await response.json()).version
const failureIn = async (response: Response) => Failure.parse(await response.json())

describe('a version', () => {
  it('is frozen as it was composed, and mailed with its PDF', async () => {
    const { number, desk } = await requested()
    const response = await desk.send(offered, { words: 'Zoals besproken.' })
    expect([response.status, await versionIn(response)]).toEqual([200, 1])
    const {
      versions: [version],
    } = await desk.read()
    expect(version).toMatchObject({
      standing: 'sent',
      madeBy: seller.colleague.name,
      words: 'Zoals besproken.',
      openedAt: null,
      parts: [{ draft: offered, isAccepted: false, orderNumber: null }],
      differences: [],
    })
    expect(version?.parts[0]?.lines).toContainEqual(
      expect.objectContaining({ kind: 'free', text: 'Graafwerk', priceInCents: 15_000, quantity: 2 }),
    )
    expect(version?.parts[0]?.lines.at(-1)).toMatchObject({
      kind: 'discount',
      text: 'Korting: nieuwe klant (10%)',
    })
    expect(version?.parts[0]?.lines.filter(line => lineDuration(line) === 36)).not.toHaveLength(0)
    expect(await queuedMails(shop, number)).toEqual(
      expect.arrayContaining(['quote-sent', 'quote-reminder', 'quote-expired-notice']),
    )
    const file = await desk.file(1)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await deskOf(seller, number).read()).toMatchObject({
      state: 'approved',
      next: 'follow-up',
      dueAt: expect.any(String),
    })
  })

  it('is sent once, however often it is asked for', async () => {
    const { number, desk } = await requested()
    const body = await desk.wanted()
    const answers = await Promise.all([desk.post(body), desk.post(body), desk.post(body)])
    expect(await Promise.all(answers.map(versionIn))).toEqual([1, 1, 1])
    expect((await queuedMails(shop, number)).filter(kind => kind === 'quote-sent')).toHaveLength(1)
  })

  it('takes the place of the one before, whose reminders do not go any more, and says what changed', async () => {
    const { number, desk } = await requested()
    await desk.send()
    await desk.send({ ...offered, discounts: [] })
    const { versions } = await desk.read()
    expect(versions.map(({ version, standing }) => [version, standing])).toEqual([
      [2, 'sent'],
      [1, 'superseded'],
    ])
    expect(versions[0]?.differences).toMatchObject([
      {
        change: 'changed',
        lines: [{ name: 'Korting: nieuwe klant (10%)', isRecurring: true, after: null }],
      },
    ])
    const mails = await queuedMails(shop, number)
    expect(mails.filter(kind => kind === 'quote-reminder')).toHaveLength(1)
    expect(mails.filter(kind => kind === 'quote-expired-notice')).toHaveLength(1)
  })

  it('is not reminded of where there are only days to read it', async () => {
    const { number, desk } = await requested()
    await desk.send(offered, { validDays: 5 })
    const mails = await queuedMails(shop, number)
    expect(mails).toContain('quote-expired-notice')
    expect(mails).not.toContain('quote-reminder')
  })

  it('stands until its last day in the Netherlands is over', async () => {
    const { desk } = await requested()
    await desk.send(offered, { validDays: 3 })
    const { validUntil: until = '', sentAt = '' } = (await desk.read()).versions[0] ?? {}
    const [before, at] = [-1, 0].map(ms => dayInTheNetherlands(new Date(Date.parse(until) + ms)))
    const today = dayInTheNetherlands(new Date(Date.parse(sentAt)))
    expect([before, at]).toEqual([addDays(today, 3), addDays(today, 4)])
  })
})

describe('what cannot be sent', () => {
  it('is refused where somebody else changed the case', async () => {
    const { desk } = await requested()
    const body = await desk.wanted()
    await desk.send()
    const response = await desk.post(body)
    expect(response.status).toBe(409)
    CaseConflict.parse(await response.json())
  })

  it('is refused at the discount that takes more than there is', async () => {
    const { desk } = await requested()
    const much = { as: 'amount', amountInCents: 10_000_000, per: 'month', reason: 'te veel' } as const
    const response = await desk.send({ ...offered, discounts: [much] })
    expect(response.status).toBe(422)
    expect((await failureIn(response)).errors).toHaveProperty(['parts.0.discounts.0'])
  })

  it('is refused at the discount that takes nothing', async () => {
    const { desk } = await requested()
    for (const nothing of [
      { as: 'percentage', percentage: 10, per: 'once', reason: 'van niets' },
      { as: 'amount', amountInCents: 0, per: 'month', reason: 'geen' },
    ] as const) {
      const response = await desk.send({ ...offered, freeLines: [], discounts: [nothing] })
      expect([response.status, Object.keys((await failureIn(response)).errors ?? {})]).toEqual([
        422,
        ['parts.0.discounts.0'],
      ])
    }
  })

  it('is refused at the line that cannot stand with the others, which is left out by no one', async () => {
    const { desk } = await requested()
    const lines = [...offered.lines, { productId: ids.fibre500For36Months, quantity: 1 }]
    const response = await desk.send({ ...offered, lines })
    const { errors = {}, message } = await failureIn(response)
    expect([response.status, Object.keys(errors)]).toEqual([
      422,
      [`parts.0.lines.${ids.fibre500For36Months}`],
    ])
    expect(message).toMatch(/kan niet samen met de andere regels/)
    expect((await desk.read()).versions).toEqual([])
  })

  it('is refused where prices are others than were seen', async () => {
    const { desk } = await requested()
    const body = await desk.wanted()
    const response = await desk.post({ ...body, totals: { monthlyInCents: 100, oneTimeInCents: 100 } })
    expect([response.status, (await failureIn(response)).code]).toEqual([422, pricesChanged])
  })

  it('is refused of an order', async () => {
    const number = await orderedCase(shop)
    expect((await seller.get(`/api/beheer/zaken/${number}/offerte`)).status).toBe(404)
  })
})

describe('renewing', () => {
  it('sends the same at the same prices, also once it has expired', async () => {
    const { number, desk } = await requested()
    await desk.send()
    await rowsOf(
      shop,
      `update quote_versions set valid_until = now() - interval '1 hour'
       where case_id = (select id from cases where number = $1)`,
      [number],
    )
    expect((await desk.read()).versions[0]?.standing).toBe('expired')
    expect(await versionIn(await desk.renew())).toBe(2)
    const { versions } = await desk.read()
    expect(versions[0]?.parts).toEqual(versions[1]?.parts)
    expect(versions[0]).toMatchObject({ standing: 'sent', differences: [] })
  })
})

describe('withdrawing', () => {
  it('ends the quote, and says so to the customer', async () => {
    const { number, desk } = await requested()
    await desk.send()
    expect((await desk.withdraw()).status).toBe(204)
    expect((await desk.read()).versions[0]?.standing).toBe('withdrawn')
    expect((await deskOf(seller, number).read()).state).toBe('cancelled')
    const mails = await queuedMails(shop, number)
    expect(mails).toContain('quote-withdrawn')
    expect(mails).not.toContain('quote-reminder')
    expect((await desk.withdraw()).status).toBe(422)
  })
})

describe('the case of a quote', () => {
  it('comes to sent and accepted by the quote alone', async () => {
    const { number } = await requested()
    const desk = deskOf(seller, number)
    for (const state of ['approved', 'accepted']) {
      const response = await desk.act('status', { state, reason: null, mail: false })
      expect([response.status, (await failureIn(response)).errors !== undefined]).toEqual([422, true])
    }
    const refusals = (await desk.read()).transitions.filter(({ state }) => state === 'approved')
    expect(refusals).toMatchObject([{ refusal: 'Dat gebeurt vanzelf als je een prijsopgave verstuurt.' }])
  })

  it('takes the version along where staff end it', async () => {
    const { number, desk } = await requested()
    await desk.send()
    const response = await deskOf(seller, number).act('status', {
      state: 'rejected',
      reason: null,
      mail: false,
    })
    expect(response.status).toBe(204)
    expect((await desk.read()).versions[0]?.standing).toBe('declined')
    expect(await queuedMails(shop, number)).not.toContain('quote-reminder')
  })
})

describe('a quote from scratch', () => {
  const asked = (id: string) => ({
    id,
    productType: 'internet',
    companyName: 'Kapsalon De Krul',
    fullName: 'Noor Bakker',
    email: 'noor@dekrul.example',
    phoneNumber: '020 123 45 67',
    installationAddress: { ...address, houseNumberSuffix: '' },
  })
  const open = async (body: object) => seller.post(newQuotePath.path, { body })

  it('is opened once, however often it is asked for, and sent like any other', async () => {
    const body = asked(randomUUID())
    const answers = await Promise.all([open(body), open(body)])
    const numbers = await Promise.all(
      answers.map(async answer => QuoteMade.parse(await answer.json()).number),
    )
    expect(new Set(numbers).size).toBe(1)
    const desk = quoteDeskOf(seller, numbers[0] ?? '')
    expect((await desk.read()).asked.lines).toEqual([])
    expect(await versionIn(await desk.send())).toBe(1)
  })

  it('says which field is wrong', async () => {
    const response = await open({ ...asked(randomUUID()), email: 'geen adres' })
    expect([response.status, Object.keys((await failureIn(response)).errors ?? {})]).toEqual([422, ['email']])
    const body = asked(randomUUID())
    const elsewhere = {
      ...body,
      installationAddress: { ...body.installationAddress, streetName: 'Dorpsstraat' },
    }
    const { errors } = await failureIn(await open(elsewhere))
    expect(Object.keys(errors ?? {})).toEqual(['installationAddress.streetName'])
  })
})

describe('around a version', () => {
  it('its PDF can be looked at before, which stores nothing', async () => {
    const { number, desk } = await requested()
    const response = await seller.post(endpoint(previewQuote, { nummer: number }).path, {
      body: await desk.wanted(),
    })
    const { pdf } = QuotePreview.parse(await response.json())
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect((await desk.read()).versions).toEqual([])
  })

  it('who may only read can look, and not send', async () => {
    const { number, desk } = await requested()
    const reader = await shop.staff('lezer')
    expect((await reader.get(endpoint(quoteAtDesk, { nummer: number }).path)).status).toBe(200)
    expect(
      (await reader.post(endpoint(sendQuote, { nummer: number }).path, { body: await desk.wanted() })).status,
    ).toBe(403)
  })

  it('a file that is none, and a customer without an address, are told so', async () => {
    const { number, desk } = await requested()
    expect((await desk.file(1)).status).toBe(404)
    const body = await desk.wanted()
    await rowsOf(shop, 'update cases set contact_email = null where number = $1', [number])
    expect((await failureIn(await desk.post(body))).message).toBe(
      'Van deze klant is geen e-mailadres bekend.',
    )
  })

  it('all of it is forgotten with its case', async () => {
    const { number, desk } = await requested()
    await desk.send()
    const [found] = await rowsOf<{ id: string }>(shop, 'select id from cases where number = $1', [number])
    const left = async () => {
      const [row] = await rowsOf<{ versions: string; files: string; links: string }>(
        shop,
        `select (select count(*) from quote_versions where case_id = $1) as versions,
           (select count(*) from documents where case_id = $1) as files,
           (select count(*) from mailed_links where case_id = $1 and purpose = 'quote') as links`,
        [found?.id],
      )
      return row
    }
    expect(await left()).toEqual({ versions: '1', files: '2', links: '1' })
    await rowsOf(shop, `update cases set opened_at = now() - interval '2 years' where id = $1`, [found?.id])
    await forgetOldCases(shop.testDatabase.database, ['quote'], '1 year')
    expect(await left()).toEqual({ versions: '0', files: '0', links: '0' })
  })
})
