import { randomUUID } from 'node:crypto'
import { CaseByLink, followCalls } from '../../../api/follow-calls.ts'
import {
  type StaffVisitor,
  type TestShop,
  testSecrets,
  type WithDatabase,
} from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { linkWithToken } from '../../mailed-links/server/mailed-links.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import {
  address,
  caseIdOf,
  contactPerson,
  fibreForAYear,
  guest,
  place,
  quote,
  rowsOf,
} from '../../orders/server/testing.ts'
import { QuoteAccepted, QuoteByLink, QuoteToAnswer, quoteCalls } from '../contract.ts'
import { DeskQuote, type DeskQuoteVersion, deskQuoteCalls } from '../contract-desk.ts'
import { emptyDraft, type PartDraft } from '../part.ts'
import { composeQuote, linesOfPart, type QuoteDraft, type QuotePart, quoteTotals } from '../quote.ts'

const { deskQuoteFile, quoteAtDesk, renewQuote, sendQuote, withdrawQuote } = deskQuoteCalls
const { acceptQuote, askAboutQuote, declineQuote, noteQuoteRead, quoteByLink } = quoteCalls

/** The offer of a test: the requested line, digging, ten per cent off per month, for three years. */
export const offered: PartDraft = {
  lines: fibreForAYear.map(({ id, quantity }) => ({ productId: id, quantity })),
  freeLines: [{ text: 'Graafwerk', quantity: 2, priceInCents: 150_00, per: 'once' }],
  discounts: [{ as: 'percentage', percentage: 10, per: 'month', reason: 'nieuwe klant' }],
  termInMonths: 36,
  freeMonths: null,
  delivery: null,
}

/** A draft of one part, for the address of the request. */
export const onlyPart = (content: PartDraft, part: Partial<QuotePart> = {}): QuoteDraft => ({
  parts: [
    {
      id: randomUUID(),
      name: '',
      productType: 'internet',
      address: quote.additionalData.postCodeAddress,
      ...content,
      ...part,
    },
  ],
  discounts: [],
})

/** A part for a branch of a customer, each at its own address. */
export const branch = (name: string, houseNumber: string, more: Partial<QuotePart> = {}): QuotePart => ({
  ...offered,
  id: randomUUID(),
  name,
  productType: 'internet',
  address: { ...address, streetName: 'Lange Nieuwstraat', houseNumber, zipCode: '3512PA', city: 'Utrecht' },
  // No network says anything of that street.
  delivery: { weeks: { from: 4, to: 8 }, constructionInCents: 0 },
  ...more,
})

/** Two branches with fibre and telephony for the office, ten per cent off where all are accepted together. */
export const chain = (changes: Partial<QuoteDraft> = {}): QuoteDraft => ({
  parts: [
    branch('Domplein', '12'),
    branch('Neude', '14'),
    branch('Kantoor', '16', {
      ...emptyDraft,
      productType: 'telefonie',
      lines: [{ productId: 31001, quantity: 2 }],
    }),
  ],
  discounts: [{ as: 'percentage', percentage: 10, per: 'month', reason: 'hele keten' }],
  ...changes,
})

/** A shop that visitors ask for quotes; also one in a separate process. */
type Visited = Pick<TestShop, 'visitor'>

/** A quote request that just came in, by its nine digits. */
export const requestedQuote = (shop: Visited, body: unknown = quote): Promise<string> =>
  place(shop.visitor(), body)

type QuoteOptions = { readonly words?: string; readonly validDays?: number }

/** A quote at the desk, driven as the page does. */
export function quoteDeskOf(visitor: Pick<StaffVisitor, 'get' | 'post'>, number: string) {
  const read = async () =>
    DeskQuote.parse(await (await visitor.get(endpoint(quoteAtDesk, { nummer: number }).path)).json())
  const act = async (path: string) =>
    visitor.post(path, { body: { id: randomUUID(), version: (await read()).version } })

  /** The body that the page sends for this draft. */
  async function wanted(content: PartDraft | QuoteDraft = offered, asked: QuoteOptions = {}) {
    const at = await read()
    const [newest] = at.versions
    const draft = 'parts' in content ? content : onlyPart(content, newest ? samePart(newest) : {})
    const { parts } = composeQuote(
      ({ productType }) => ({ productType, catalogue: at.catalogue[productType], offered: null }),
      draft,
    )
    return {
      id: randomUUID(),
      version: at.version,
      draft,
      totals: quoteTotals(parts, { isWhole: true }),
      ...asked,
    }
  }

  return {
    read,
    wanted,
    post: (body: unknown) => visitor.post(endpoint(sendQuote, { nummer: number }).path, { body }),
    send: async (draft?: PartDraft | QuoteDraft, asked?: QuoteOptions) =>
      visitor.post(endpoint(sendQuote, { nummer: number }).path, { body: await wanted(draft, asked) }),
    renew: () => act(endpoint(renewQuote, { nummer: number }).path),
    withdraw: async (why: object = { reason: 'withdrawn' }) =>
      visitor.post(endpoint(withdrawQuote, { nummer: number }).path, {
        body: { id: randomUUID(), version: (await read()).version, ...why },
      }),
    file: (version: number) => visitor.get(endpoint(deskQuoteFile, { nummer: number, versie: version }).path),
  }
}

/** The token of a version of a quote, as its mail has it; of the newest one. */
export async function quoteToken(shop: WithDatabase, number: string, version?: number) {
  const { rows } = await shop.testDatabase.pool.query<{ link_id: string }>(
    `select link_id from quote_versions join cases on cases.id = case_id
     where cases.number = $1 and ($2::int is null or quote_versions.number = $2) order by quote_versions.number desc`,
    [number, version ?? null],
  )
  const [row] = rows
  if (!row) throw new Error('The quote has no such version')
  const key = testSecrets.deriveKey('account-link')
  const link = await linkWithToken(shop.testDatabase.database, row.link_id, key)
  if (!link) throw new Error('The link is gone')
  return link.token
}

/** A quote behind the mailed link, driven as the page does. */
export function quoteLinkOf(shop: Visited, token: unknown) {
  const post = ({ path }: { readonly path: string }, body: object) =>
    shop.visitor().post(path, { body: { token, ...body } })
  const look = () => post(quoteByLink, {})
  const shown = async () => QuoteByLink.parse(await (await look()).json())
  /** The offer, of a version that is not over. */
  const read = async () => QuoteToAnswer.parse(await (await look()).json())
  return {
    look,
    shown,
    noteRead: () => post(noteQuoteRead, {}),
    read,
    ask: (words: unknown, part?: string) =>
      post(askAboutQuote, { words, ...(part !== undefined && { part }) }),
    decline: (reason: unknown = '') => post(declineQuote, { reason }),
    /** Accepts for what the page shows, unless other totals are given. */
    accept: async (changes: object = {}) =>
      post(acceptQuote, { ...acceptance, agreedTotals: totalsOnPage(await read()), ...changes }),
    /** The same of what is no quote any more. */
    acceptBlindly: (changes: object = {}) =>
      post(acceptQuote, {
        ...acceptance,
        agreedTotals: { monthlyInCents: 0, oneTimeInCents: 0 },
        ...changes,
      }),
  }
}

/** The first part of a version, offered again. */
function samePart({ parts: [part] }: Pick<DeskQuoteVersion, 'parts'>): Partial<QuotePart> {
  if (!part) return {}
  const { id, name, productType, address } = part
  return { id, name, productType, address }
}

/** Totals of everything that is on the page, from the data that it gets. */
export const totalsOnPage = ({ parts }: Pick<QuoteToAnswer, 'parts'>) => quoteTotals(parts, { isWhole: true })

/** The lines of the only part of a quote, as it is accepted. */
export const linesOnPage = ({ parts }: Pick<QuoteToAnswer, 'parts'>) =>
  parts.flatMap(part => linesOfPart(part, { isWhole: true }))

/** Input of a customer who accepts. */
export const acceptance = {
  details: guest,
  contactPerson,
  technicalPerson: null,
  invoiceAddress: null,
  directDebit: true,
  longTermConsent: true,
  termsAccepted: true,
}

/** A quote that was sent, by its number, with what its colleague and its customer do. */
export async function sentQuote(
  shop: Visited & WithDatabase,
  seller: Pick<StaffVisitor, 'get' | 'post'>,
  draft?: PartDraft | QuoteDraft,
) {
  const number = await requestedQuote(shop)
  const desk = quoteDeskOf(seller, number)
  await desk.send(draft)
  return { number, desk, link: quoteLinkOf(shop, await quoteToken(shop, number)) }
}

/** A chain that was sent, with the parts as its customer reads them. */
export async function sentChain(shop: Visited & WithDatabase, seller: Pick<StaffVisitor, 'get' | 'post'>) {
  const quote = await sentQuote(shop, seller, chain())
  const { parts } = await quote.link.read()
  const [one, two, office] = parts
  if (!one || !two || !office) throw new Error('The quote has three parts')
  return { ...quote, parts, one, two, office }
}

/** Accepts some parts, at the totals that the page shows. */
export const choosing = (parts: QuoteToAnswer['parts'], isWhole = false) => ({
  parts: parts.map(({ id }) => id),
  agreedTotals: quoteTotals(parts, { isWhole }),
})

/** The orders that an answer to accepting a quote tells of. */
export async function acceptedOrders(response: Response): Promise<QuoteAccepted['orders']> {
  if (response.status !== 200) throw new Error(`The quote was not accepted: ${await response.text()}`)
  return QuoteAccepted.parse(await response.json()).orders
}

/** The same of a quote with one part. */
export async function acceptedOrder(response: Response): Promise<QuoteAccepted['orders'][number]> {
  const [order, ...others] = await acceptedOrders(response)
  if (!order || others.length > 0) throw new Error('The quote did not become one order')
  return order
}

/** The orders that a quote was made into, by their numbers. */
export const ordersFrom = async (shop: Pick<TestShop, 'testDatabase'>, quoteNumber: string) =>
  rowsOf<{ number: string }>(
    shop,
    `select cases.number from case_origins join cases on cases.id = case_id
     where origin_id = $1 and kind = 'order'`,
    [await caseIdOf(shop, quoteNumber)],
  )

/** The status of a refusal, and what it tells the customer. */
export const refusalIn = async (response: Response) => [
  response.status,
  Failure.parse(await response.json()).message,
]

/** Has the time of the newest version be over. */
export const expireQuote = ({ testDatabase }: Pick<TestShop, 'testDatabase'>, number: string) =>
  testDatabase.pool.query(
    `update quote_versions set valid_until = now() - interval '1 millisecond'
     where state = 'sent' and case_id = (select id from cases where number = $1)`,
    [number],
  )

/** A quote request as whoever follows it sees it. */
export async function followedQuote(shop: Visited & WithDatabase, number: string) {
  const key = testSecrets.deriveKey('account-link')
  const token = await progressToken(shop.testDatabase.database, await caseIdOf(shop, number), key)
  const response = await shop.visitor().post(followCalls.followCase.path, { body: { token } })
  const shown = CaseByLink.parse(await response.json())
  if (shown.kind !== 'quote') throw new Error('It is no quote')
  return shown
}
