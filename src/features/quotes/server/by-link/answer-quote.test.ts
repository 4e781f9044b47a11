import { afterAll, describe, expect, it } from 'vitest'
import consents from '../../../../../content/consents.json' with { type: 'json' }
import { deskOf, orderedCase, queuedMails } from '../../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { createLog } from '../../../../platform/operations/log.ts'
import { caseEvents } from '../../../cases/events.ts'
import { quoteOf as askedByCustomer, newCustomer } from '../../../customers/server/mijn/testing.ts'
import { progressToken } from '../../../mailed-links/server/progress-link.ts'
import { caseIdOf, guest, quote, rowsOf } from '../../../orders/server/testing.ts'
import { CustomerDocuments, customerDocumentCalls } from '../../../tracking/contract-mijn.ts'
import { quoteCalls } from '../../contract.ts'
import { customerQuoteCalls, QuoteDetails } from '../../contract-mijn.ts'
import { quoteEvents } from '../../events.ts'
import { whyNotAnswered } from '../../versions.ts'
import {
  acceptedOrder,
  expireQuote,
  followedQuote,
  offered,
  ordersFrom,
  quoteDeskOf,
  quoteLinkOf,
  quoteToken,
  refusalIn,
  requestedQuote,
  sentQuote,
  totalsOnPage,
} from '../testing.ts'

const { customerDocuments } = customerDocumentCalls
const { customerQuote } = customerQuoteCalls
const { noteQuoteRead, quoteFile: quoteFilePath } = quoteCalls

const logged: string[] = []
const log = createLog({ level: 'error', destination: { write: line => void logged.push(line) } })
const shop = await startTestShop({ log })
const seller = await shop.staff('verkoop')
afterAll(async () => {
  await shop.stop()
  // Whatever customers sent: nothing of it was an error of the server.
  expect(logged).toEqual([])
})

const sent = (draft?: typeof offered) => sentQuote(shop, seller, draft)
const eventTypes = async (number: string) =>
  (await deskOf(seller, number).read()).timeline.map(({ type }) => type)
/** Recipients of notices about the customer's actions. */
const noticesOf = async (number: string, kind: string) =>
  rowsOf(
    shop,
    `select recipient from deliveries join events on events.id = event_id
     where kind = $2 and events.case_id = $1`,
    [await caseIdOf(shop, number), kind],
  )

describe('whoever has the link', () => {
  it('reads the quote, as often as he likes; who made it hears of the first time that somebody moves on its page', async () => {
    const { number, link } = await sent()
    const shown = await link.read()
    expect(shown).toMatchObject({
      version: 1,
      standing: 'sent',
      refusal: null,
      companyName: guest.companyName,
      madeBy: seller.colleague.name,
      parts: [{ longTermText: consents.longTerm.text, isAccepted: false, order: null }],
      known: {
        firstName: 'Lotte',
        lastName: 'van den Heuvel',
        phoneNumber: '020 123 45 67',
        streetNumber: '42',
      },
    })
    expect(shown.number.replaceAll('-', '')).toBe(number)
    expect(await eventTypes(number)).not.toContain('quote-opened')
    expect(await noticesOf(number, 'quote-opened-notice')).toEqual([])
    for (const _ of [1, 2]) expect((await link.noteRead()).status).toBe(204)
    expect((await eventTypes(number)).filter(type => type === quoteEvents.opened)).toHaveLength(1)
    expect((await quoteDeskOf(seller, number).read()).versions[0]?.openedAt).not.toBeNull()
    expect(await noticesOf(number, 'quote-opened-notice')).toEqual([{ recipient: seller.colleague.email }])
  })

  it('is not the customer where a colleague is signed in', async () => {
    const { number } = await sent()
    await seller.post(noteQuoteRead.path, { body: { token: await quoteToken(shop, number) } })
    expect(await eventTypes(number)).not.toContain('quote-opened')
    expect(await noticesOf(number, 'quote-opened-notice')).toEqual([])
  })

  it('opens the PDF by an address that nobody can make or change', async () => {
    const { number, link } = await sent()
    const { documentPath } = await link.read()
    const file = await shop.visitor().get(documentPath)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(
      documentPath.startsWith(quoteFilePath.path.replace('{nummer}', number).replace('{versie}', '1')),
    ).toBe(true)
    const other = (await sent()).number
    for (const wrong of [
      documentPath.replace(/\?.*/, ''),
      documentPath.replace(number, other),
      documentPath.replace('/1?', '/2?'),
      `${documentPath}x`,
    ])
      expect((await shop.visitor().get(wrong)).status).toBe(404)
  })

  it('asks who made it: it is mailed, stands at the case and waits on the list', async () => {
    const { number, link } = await sent()
    for (const _ of [1, 2]) expect((await link.ask('Kan het ook in maart?')).status).toBe(204)
    const { timeline, dueAt, state } = await deskOf(seller, number).read()
    expect(timeline.filter(({ type }) => type === caseEvents.quoteAsked)).toMatchObject([
      { words: { text: 'Kan het ook in maart?' }, by: { kind: 'visitor' } },
    ])
    expect([state, dueAt]).toEqual(['approved', expect.any(String)])
    expect(await noticesOf(number, 'quote-question-notice')).toEqual([{ recipient: seller.colleague.email }])
    expect(await queuedMails(shop, number)).not.toContain('quote-reminder')
  })

  it('declines, once: the quote is over, and who made it hears why', async () => {
    const { number, link } = await sent()
    for (const _ of [1, 2]) expect((await link.decline('Te duur.')).status).toBe(204)
    expect(await refusalIn(await link.decline('Toch iets anders.'))).toEqual([409, whyNotAnswered.declined])
    expect(await link.shown()).toMatchObject({ standing: 'declined', refusal: whyNotAnswered.declined })
    const { timeline, dueAt, state } = await deskOf(seller, number).read()
    expect([state, dueAt]).toEqual(['rejected', null])
    expect(timeline.filter(({ type }) => type === caseEvents.quoteDeclined)).toMatchObject([
      { words: { text: 'Te duur.' } },
    ])
    const mails = await queuedMails(shop, number)
    expect(mails.filter(kind => kind === 'quote-declined-notice')).toHaveLength(1)
    expect(mails).not.toContain('quote-reminder')
    expect((await quoteDeskOf(seller, number).read()).versions[0]?.reason).toBe('Te duur.')
  })
})

describe('of a version that is over', () => {
  /** Data that the link must not reveal: customer, place, products and prices. */
  const offeredTo = ({ companyName, fullName, email }: typeof quote.userWithoutAccountInformation) => [
    companyName,
    fullName,
    email,
    'Graafwerk',
    '1017',
    'known',
    'lines',
  ]

  it.each(['withdrawn', 'declined', 'superseded'] as const)(
    '%s, only that is told, and its PDF is gone',
    async how => {
      const { number, desk, link } = await sent()
      const { documentPath } = await link.read()
      if (how === 'declined') await link.decline()
      else await (how === 'withdrawn' ? desk.withdraw() : desk.send({ ...offered, discounts: [] }))
      const answered = await (await link.look()).text()
      expect(offeredTo(quote.userWithoutAccountInformation).filter(word => answered.includes(word))).toEqual(
        [],
      )
      const newestPath = how === 'superseded' ? `/prijsopgave#${await quoteToken(shop, number)}` : null
      expect(await link.shown()).toEqual({
        number: expect.any(String),
        version: 1,
        standing: how,
        refusal: whyNotAnswered[how],
        newestPath,
        hasOrders: false,
      })
      expect((await shop.visitor().get(documentPath)).status).toBe(404)
    },
  )
})

describe('nobody answers', () => {
  it('what has expired by the clock of the database, until it is renewed', async () => {
    const { number, desk, link } = await sent()
    const seen = totalsOnPage(await link.read())
    await expireQuote(shop, number)
    expect(await link.read()).toMatchObject({ standing: 'expired', refusal: whyNotAnswered.expired })
    for (const response of [await link.accept({ agreedTotals: seen }), await link.decline()])
      expect(await refusalIn(response)).toEqual([409, whyNotAnswered.expired])
    expect((await link.ask('Mag ik hem alsnog?')).status).toBe(204)
    expect(await ordersFrom(shop, number)).toEqual([])
    await desk.renew()
    const renewed = quoteLinkOf(shop, await quoteToken(shop, number))
    expect(await renewed.read()).toMatchObject({ isRenewal: true, differences: [] })
    await acceptedOrder(await renewed.accept())
    expect(await ordersFrom(shop, number)).toHaveLength(1)
  })

  it('what was withdrawn, declined or superseded, in another tab too', async () => {
    const withdrawn = await sent()
    await withdrawn.desk.withdraw()
    const declined = await sent()
    await declined.link.decline()
    const superseded = await sent()
    await superseded.desk.send({ ...offered, discounts: [] })
    for (const [{ number, link }, why] of [
      [withdrawn, whyNotAnswered.withdrawn],
      [declined, whyNotAnswered.declined],
      [superseded, whyNotAnswered.superseded],
    ] as const) {
      expect(await refusalIn(await link.acceptBlindly())).toEqual([409, why])
      expect(await ordersFrom(shop, number)).toEqual([])
    }
    expect((await superseded.link.decline()).status).toBe(409)
    expect((await withdrawn.link.decline()).status).toBe(409)
  })

  it('what was accepted, by declining', async () => {
    const { link } = await sent()
    await acceptedOrder(await link.accept())
    expect(await refusalIn(await link.decline())).toEqual([409, whyNotAnswered.accepted])
  })

  it('by a token that was made up, cut off or of another kind', async () => {
    const { number } = await sent()
    const token = await quoteToken(shop, number)
    const caseId = await caseIdOf(shop, await orderedCase(shop))
    const key = testSecrets.deriveKey('account-link')
    const foreign = await progressToken(shop.testDatabase.database, caseId, key)
    const tampered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    for (const wrong of [tampered, token.slice(1), `${token}A`, foreign, '', 42, null, {}]) {
      const link = quoteLinkOf(shop, wrong)
      const answers = [link.look(), link.acceptBlindly(), link.decline(), link.ask('Hoi')]
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
  })

  it('without the token against forged requests', async () => {
    const { number } = await sent()
    const body = { token: await quoteToken(shop, number) }
    for (const path of ['/vraag', '/afwijzen', '/accepteren'])
      expect((await shop.visitor().send('POST', `/api/prijsopgave${path}`, { body })).status).toBe(403)
  })
})

describe('whoever follows a quote request', () => {
  const titlesOf = (documents: readonly { readonly title: string }[]) =>
    documents.map(({ title }) => title.replace(/\d{3}-\d{3}-\d{3}/, '#'))

  it('finds where it is decided, until when, and the version that is open', async () => {
    const { number, desk } = await sent()
    await desk.send({ ...offered, discounts: [] })
    const shown = await followedQuote(shop, number)
    expect(shown.quotePath).toBe(`/prijsopgave#${await quoteToken(shop, number, 2)}`)
    expect(shown.progress.acceptUntil).toEqual({ day: expect.stringMatching(/^\d{4}-/), isExpired: false })
    expect(titlesOf(shown.documents)).toEqual(['Prijsopgave #, versie 2', 'Aanvraag # voor een prijsopgave'])
    for (const { path } of shown.documents) expect((await shop.visitor().get(path)).status).toBe(200)
    await expireQuote(shop, number)
    expect((await followedQuote(shop, number)).progress.acceptUntil).toMatchObject({ isExpired: true })
  })

  it.each(['withdrawn', 'declined'] as const)('of what was %s finds only that', async how => {
    const { number, desk, link } = await sent()
    await (how === 'withdrawn' ? desk.withdraw() : link.decline())
    const shown = await followedQuote(shop, number)
    expect(shown).toMatchObject({ companyName: '', lines: [], documents: [], quotePath: null })
    expect(shown.totals).toEqual({ monthlyInCents: 0, oneTimeInCents: 0 })
  })

  it('has nothing to decide before one was sent', async () => {
    const shown = await followedQuote(shop, await requestedQuote(shop))
    expect([shown.quotePath, shown.progress.acceptUntil]).toEqual([null, null])
    expect(titlesOf(shown.documents)).toEqual(['Aanvraag # voor een prijsopgave'])
  })

  it('finds the same under his account', async () => {
    const customer = await newCustomer(shop)
    const number = await askedByCustomer(customer)
    await quoteDeskOf(seller, number).send()
    const details = QuoteDetails.parse(
      await (await customer.visitor.get(endpoint(customerQuote, { nummer: number }).path)).json(),
    )
    expect(details.quotePath).toBe(`/prijsopgave#${await quoteToken(shop, number)}`)
    const all = CustomerDocuments.parse(await (await customer.visitor.get(customerDocuments.path)).json())
    expect(titlesOf(all)).toEqual(titlesOf(details.documents))
    expect(titlesOf(all)).toHaveLength(2)
    for (const { path } of all) expect((await customer.visitor.get(path)).status).toBe(200)
    const other = await newCustomer(shop)
    for (const { path } of all) expect((await other.visitor.get(path)).status).toBe(404)
  })
})

describe('a quote that staff end by its state', () => {
  it.each([
    ['cancelled', 'withdrawn'],
    ['rejected', 'declined'],
  ] as const)('as %s is %s, and cannot be accepted any more', async (state, standing) => {
    const { number, link } = await sent()
    await deskOf(seller, number).act('status', { state, reason: null, mail: false })
    expect(await link.shown()).toMatchObject({ standing })
    expect((await link.acceptBlindly()).status).toBe(409)
    expect(await queuedMails(shop, number)).not.toContain('quote-reminder')
  })
})
