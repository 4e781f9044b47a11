import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import summary from '../../../../content/contract-summary.json' with { type: 'json' }
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { cartOf } from '../../../app/worker/testing-orders.ts'
import { formatEuro } from '../../../common/money.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { renderPdf } from '../../../platform/pdf/render-pdf.ts'
import { isRouter } from '../../carts/internet.ts'
import { totalsOf } from '../../carts/totals.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { isInternetLine } from '../../catalogue/product.ts'
import { readCatalogueFiles } from '../../catalogue/server/catalogue-files.ts'
import { noReferences } from '../../details/references.ts'
import { ids } from '../../orders/server/testing.ts'
import { contractSummaryCalls, contractSummaryLink } from '../contract.ts'
import { contractSummaryDocument, type Summarised } from './contract-summary.ts'

const flat = (text: string) => text.replace(/\s+/g, ' ')
const fibreForAYear = cartOf({ [ids.fibre500For12Months]: 1, [ids.itsSetup]: 1, [ids.rentalRouter]: 1 })
const rentalName = fibreForAYear.find(({ product }) => isRouter(product))?.product.name
const summarised: Summarised = {
  productType: 'internet',
  lines: fibreForAYear,
  installationAddress: 'Frederiksplein 42, 1017 XN Amsterdam',
  madeAt: new Date('2026-11-22T09:00:00Z'),
  orderNumbers: [],
  origin: null,
  references: noReferences,
}
const drawn = async (changes: Partial<Summarised> = {}) =>
  readPdf(await renderPdf(contractSummaryDocument({ ...summarised, ...changes }, brand), brand))

const inOrder = (text: string, words: readonly string[]) => {
  const places = words.map(each => text.indexOf(each))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}

describe('the contract summary', () => {
  it('has the parts of the template in its order, below the name of the service', async () => {
    const { text, source } = await drawn()
    const { services, speeds, price, duration, accessibility, other } = summary.headings
    inOrder(flat(text), [
      brand.name,
      'Zakelijk Glasvezel 500/500',
      summary.title,
      services,
      speeds,
      price,
      duration,
      accessibility,
      other,
    ])
    expect(text).not.toMatch(/[{}]/)
    for (const part of ['/Marked true', '/Lang (nl-NL)', '/S /H2', '/S /TH']) expect(source).toContain(part)
  })

  it('says each speed of the line, both ways', async () => {
    const { text } = await drawn({ lines: cartOf({ 11505: 1, 11506: 1 }) })
    const cells = text.split('\n').map(line => line.trim())
    const row = (name: string) => cells.slice(cells.indexOf(name), cells.indexOf(name) + 5)
    expect(row('Download')).toEqual(['Download', '100', '160', '200', '200'])
    expect(row('Upload')).toEqual(['Upload', '30', '48', '60', '60'])
  })

  it('asks who wants to know the speeds of a line that nobody wrote down', async () => {
    const cart = fibreForAYear.map(line => ({ ...line, product: { ...line.product, lineSpeeds: null } }))
    expect(flat((await drawn({ lines: cart })).text)).toContain('snelheid van deze verbinding geven we je op')
  })

  it('says prices as they are paid, the usual ones struck', async () => {
    const { text, source } = await drawn()
    expect(text).toContain(formatEuro(totalsOf(fibreForAYear).monthlyInCents))
    expect(text).toContain(formatEuro(149_00))
    expect(source).toContain('/ActualText')
  })

  it.each([
    ['notice', 'Maandelijks opzegbaar', { contractDuration: 24 }],
    ['a term', 'Met een contract van 2 jaar', { contractDuration: 12 }],
    ['free months', 'Eerste maand gratis', { freeMonths: 0 }],
    ['data', '5 GB in Nederland en de EU', { dataBundleGb: 50 }],
  ])(
    'leaves out %s of the description that the product denies, and nothing else',
    async (_, denied, values) => {
      const [line] = cartOf({ 21101: 1 })
      if (!line) throw new Error('There is no such product')
      const ownWords = 'Voor bellen en navigatie'
      const product = { ...line.product, name: 'Mobiel', information: [denied, ownWords], ...values }
      const { text } = await drawn({
        productType: 'mobiel',
        lines: [{ ...line, product }],
        installationAddress: '',
      })
      expect(flat(text)).toContain(`${ownWords}.`)
      expect(flat(text)).not.toContain(denied)
    },
  )

  it('says how the contract ends, with a term and without', async () => {
    expect(flat((await drawn()).text)).toContain('De looptijd is 1 jaar.')
    const monthly = { productType: 'mobiel', lines: cartOf({ 21001: 3 }), installationAddress: '' } as const
    const { text } = await drawn(monthly)
    expect(flat(text)).toContain('Er is geen vaste looptijd')
    expect(text).not.toContain('Installatieadres')
  })

  const leavingAt = (...percentages: readonly (number | null)[]) =>
    fibreForAYear.map((line, at) => ({
      ...line,
      product: { ...line.product, exitPercentage: percentages[at % percentages.length] ?? null },
    }))

  it.each([
    ['nobody confirmed it', leavingAt(null), 'betaal je ten hoogste de prijs van de maanden die over zijn.'],
    [
      'all of it is confirmed',
      leavingAt(100),
      'eerder, dan betaal je de prijs van de maanden die over zijn.',
    ],
    ['it is a share', leavingAt(40), 'eerder, dan betaal je 40% van de prijs van de maanden die over zijn.'],
    ['it is nothing', leavingAt(0), 'Eerder stoppen kost niets.'],
    [
      'it differs by product',
      leavingAt(40, 40, null),
      `voor Zakelijk Glasvezel 500/500 40%; voor ${rentalName} ten hoogste 100%.`,
    ],
  ])('says what leaving early costs where %s', async (_, lines, words) => {
    expect(flat((await drawn({ lines })).text)).toContain(words)
  })

  it('names the order that it belongs to, and before that says that nothing is ordered', async () => {
    expect(flat((await drawn()).text)).toContain('er is nog niets besteld')
    const { text } = await drawn({ orderNumbers: ['482739166'] })
    expect(flat(text)).toContain('bestelling 482-739-166 van 22 november 2026')
    expect(text).not.toContain('niets besteld')
  })

  it('speaks of the internet only where there is internet, and of 112 for telephony', async () => {
    const { text } = await drawn({ productType: 'telefonie', lines: cartOf({ 31001: 4 }) })
    expect(text).not.toContain(summary.headings.speeds)
    expect(text).toContain('112')
    expect((await drawn()).text).not.toContain('112')
  })

  const catalogue = readCatalogueFiles()
  /** Products with the longest text come first. */
  const longest = (products: readonly ProductOffering[]): ProductOffering => {
    const [most] = products.toSorted((a, b) => b.information.join().length - a.information.join().length)
    if (!most) throw new Error('There are none')
    return most
  }
  const ofTerm = (term: number) => catalogue.filter(({ contractDuration }) => contractDuration === term)

  it.each([12, 36])(
    'of the line and router of %i months with most words is one page, with nothing below 10 points',
    async term => {
      const line = longest(ofTerm(term).filter(isInternetLine))
      const router = longest(ofTerm(term).filter(isRouter))
      const cart = cartOf({ [line.id]: 1, [line.setupProduct?.id ?? 0]: 1, [router.id]: 1 })
      const { pages, smallestText } = await drawn({ lines: cart, orderNumbers: ['482739166'] })
      expect(pages).toBe(1)
      expect(smallestText).toBeGreaterThanOrEqual(10)
    },
  )

  it('of a line with all that comes with it is three pages at most', async () => {
    const extras = { 12101: 1, 12102: 4, 12203: 1, 12302: 1, 12402: 1, 12502: 1, 12602: 1 }
    const { pages } = await drawn({ lines: [...fibreForAYear, ...cartOf(extras)] })
    expect(pages).toBeLessThanOrEqual(3)
  })
})

describe('GET /contractsamenvatting.pdf', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
  })
  afterAll(() => shop.stop())

  const here = { zipCode: '2391 ph', houseNumber: '1', houseNumberExtension: 'a-3' }
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers })

  it('is made of the catalogue and the address register, for anyone, and kept nowhere', async () => {
    const response = await ask(contractSummaryLink(fibreForAYear, here))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('set-cookie')).toBe(null)
    const text = flat(readPdf(Buffer.from(await response.arrayBuffer())).text)
    expect(text).toContain('Belgiëlaan 1 A3, 2391 PH Hazerswoude-Dorp')
    expect(text).toContain(flat(formatEuro(totalsOf(fibreForAYear).monthlyInCents)))
  })

  it('says as a page why there is none, to who follows a link, and as JSON to a program', async () => {
    const nowhere = contractSummaryLink(fibreForAYear, { ...here, houseNumberExtension: 'Z' })
    const page = await ask(nowhere, { accept: 'text/html' })
    expect(page.status).toBe(422)
    expect(page.headers.get('content-type')).toContain('text/html')
    const json = await ask(nowhere)
    expect(json.status).toBe(422)
    expect((await json.json()).message).toMatch(/[a-z]\.$/)
  })

  it('is not of what is sold no more, nor of what is no telecommunication', async () => {
    const path = contractSummaryCalls.contractSummary.path
    expect(await (await ask(`${path}?products=999x1`)).json()).toMatchObject({
      message: expect.stringContaining('wordt niet meer verkocht'),
    })
    expect(await (await ask(contractSummaryLink(cartOf({ 42507: 2, 42508: 2 }), null))).json()).toMatchObject(
      {
        message: expect.stringContaining('geen samenvatting'),
      },
    )
  })

  it.each([
    '',
    '?products=',
    '?products=11005',
    '?products=0x1',
    '?products=11005x1;drop',
    '?products=1x1&zipCode=12345678901',
  ])('of what is none is refused: %s', async query =>
    expect((await ask(contractSummaryCalls.contractSummary.path + query)).status).toBe(400),
  )

  it('is drawn for one address so many times a minute', async () => {
    const slow = await startTestShop({}, { RATE_LIMIT_FACTOR: '0.1' })
    try {
      const statuses: number[] = []
      for (let count = 0; count < 4; count++)
        statuses.push((await fetch(`${slow.url}${contractSummaryLink(cartOf({ 21001: 1 }), null)}`)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    } finally {
      await slow.stop()
    }
  })
})
