import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chosenPlanId } from '../src/features/checkout/plan-choice.ts'
import { isWiderThanWindow, newAxeProblems } from './support/accessibility.ts'
import { watchConsole } from './support/console-problems.ts'
import { type Answer, anchorOf, ask, type Crawl, crawl, withoutAnchor } from './support/crawl.ts'
import { type CrawledPage, readCrawledPage } from './support/crawled-page.ts'
import { furtherPages, siteTree } from './support/site-tree.ts'
import { htmlProblems } from './support/valid-html.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { shop, visit } = sharedShop()

/** The narrowest phone that is still in use. */
const smallPhone = 360

/** Pages of customers, which a search engine does not know; they are walked through in tests of their own. */
const furtherHtml = ['/bestellen/internet/winkelwagen', '/bestellen/internet/gegevens', '/bestellen/bedankt']

type Seen = CrawledPage & {
  readonly invalidHtml: readonly string[]
  readonly axe: readonly string[]
  /** Widths at which the page scrolls sideways. */
  readonly tooWide: readonly number[]
  /** How far the tables that do not fit the smallest phone go on out of sight, in pixels. */
  readonly clippedTables: readonly number[]
}

let site: Crawl<Seen>
let sitemap: string[]
let consoleProblems: readonly string[]

beforeAll(async () => {
  sitemap = locations(await ask(`${shop().url}/sitemap.xml`))
  const page = await visit()
  consoleProblems = watchConsole(page)
  site = await crawl(page, shop().url, ['/', ...sitemap.map(url => new URL(url).pathname)], look)
}, 1_800_000)

/** Looks at an open page as a reader on a laptop and on phones does. */
async function look(page: Page, { body }: Answer): Promise<Seen> {
  // A control that is drawn during the axe run would have no name at first.
  await page.waitForFunction(() => !document.querySelector('main')?.innerHTML.includes('wordt geladen'))
  const seen = await readCrawledPage(page)
  const axe: string[] = []
  const tooWide: number[] = []
  for (const width of [laptop, phone, smallPhone]) {
    await page.setViewportSize({ width, height: 900 })
    if (width !== smallPhone) {
      const problems = await newAxeProblems(page, undefined, width === laptop)
      axe.push(...problems.map(problem => `${width}: ${problem}`))
    }
    if (await isWiderThanWindow(page)) tooWide.push(width)
  }
  const clippedTables = await hiddenWidths(page.locator(':has(> table)'))
  await page.setViewportSize({ width: laptop, height: 900 })
  return { ...seen, invalidHtml: htmlProblems(body), axe, tooWide, clippedTables }
}

const hiddenWidths = (places: Locator) =>
  places.evaluateAll(all => all.map(one => one.scrollWidth - one.clientWidth).filter(hidden => hidden > 1))

const locations = ({ body }: Answer) =>
  [...body.matchAll(/<loc>(.+?)<\/loc>/g)].flatMap(([, url]) => url ?? [])

/** Findings per page, without the pages that have none. */
const wrongByPage = (find: (page: Seen, address: string) => readonly unknown[]) =>
  Object.fromEntries(
    [...site.pages]
      .map(([address, page]) => [address, find(page, address)])
      .filter(([, found]) => found?.length),
  )

const indexed = () => [...site.pages].filter(([, { robots }]) => robots === 'index')

describe('a crawler', () => {
  it('finds every page of the navigation tree by following links', () => {
    const reached = new Set(site.links.flatMap(({ to }) => [to, withoutAnchor(to)]))
    expect([...siteTree, ...furtherPages].filter(address => !reached.has(address))).toEqual([])
    expect([...siteTree, ...furtherPages].filter(address => !site.pages.has(withoutAnchor(address)))).toEqual(
      [],
    )
  })

  it('meets no link that is broken or redirected', () => {
    const broken = site.links.filter(({ to }) => site.answers.get(withoutAnchor(to))?.status !== 200)
    expect(broken).toEqual([])
  })

  it('meets no anchor that leads nowhere', () => {
    const lost = site.links.filter(({ to }) => {
      const anchor = anchorOf(to)
      // A plan that comes along is judged by the order flow (plan-to-cart.test.ts).
      const isPlace = anchor !== null && chosenPlanId(`#${anchor}`) === null
      return isPlace && !site.pages.get(withoutAnchor(to))?.ids.includes(anchor)
    })
    expect(lost).toEqual([])
  })

  it('gets every file that a page links to or shows', async () => {
    const files = [...new Set([...site.pages.values()].flatMap(page => page.files))]
    const answers = await Promise.all(files.map(async file => [file, (await ask(shop().url + file)).status]))
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    const pdfs = [...site.answers].filter(([address]) => address.endsWith('.pdf'))
    expect(pdfs.map(([address, { type }]) => [address, type])).toContainEqual([
      '/algemene-voorwaarden.pdf',
      'application/pdf',
    ])
    expect(pdfs.filter(([, { type }]) => type !== 'application/pdf')).toEqual([])
  })

  it('knows from the sitemap every page that may be indexed, once, and no other', () => {
    expect(sitemap.map(url => new URL(url).pathname).sort()).toEqual(
      indexed()
        .map(([address]) => address)
        .sort(),
    )
  })
})

it('feed readers and search engines can parse the feed and the sitemap, which say when each text changed', async () => {
  const page = await visit()
  await page.goto('/')
  const dates = (address: string, entry: string, date: string) =>
    page.evaluate(
      async ([address, entry, date]) => {
        const file = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/xml')
        return [...file.querySelectorAll(entry)].map(one => one.querySelector(date)?.textContent ?? 'none')
      },
      [address, entry, date] as const,
    )
  const changed = await dates('/sitemap.xml', 'url', 'lastmod')
  expect(changed).toHaveLength(sitemap.length)
  expect(changed.filter(date => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([])
  const posts = [...site.pages.keys()].filter(address => address.startsWith('/blog/'))
  const published = await dates('/blog/rss.xml', 'item', 'pubDate')
  expect(published).toHaveLength(posts.length)
  expect(published.map(Date.parse)).not.toContain(Number.NaN)
})

describe('every page', () => {
  it('is in Dutch, under one heading, with a title and a description of its own', () => {
    expect(
      wrongByPage(({ language, headings, title }) =>
        language === 'nl-NL' && headings.length === 1 && headings[0] && title
          ? []
          : [language, headings, title],
      ),
    ).toEqual({})
    const titles = indexed().map(([, { title }]) => title)
    const descriptions = indexed().map(([, { description }]) => description)
    expect(repeated(titles)).toEqual([])
    expect(repeated(descriptions)).toEqual([])
    expect(descriptions).not.toContain(null)
  })

  it('names its own address as the canonical one, or stays out of search engines', () => {
    expect(
      wrongByPage(({ canonical, robots }, address) =>
        canonical === (robots === 'index' ? shop().url + address : null) ? [] : [canonical, robots],
      ),
    ).toEqual({})
  })

  it('tells search engines who the provider is', () => {
    const withoutOrganisation = indexed().filter(
      ([, { structuredData }]) => !structuredData.some(text => typesIn(text).includes('Organization')),
    )
    expect(withoutOrganisation.map(([address]) => address)).toEqual([])
  })

  it('shows pictures with a text and with room kept for them', () => {
    expect(wrongByPage(page => page.incompleteImages)).toEqual({})
  })

  it('is valid HTML as it is served', async () => {
    expect(wrongByPage(page => page.invalidHtml)).toEqual({})
    for (const address of furtherHtml)
      expect(htmlProblems((await ask(shop().url + address)).body), address).toEqual([])
  })

  it('has nothing that axe objects to, on a laptop and on a phone', () => {
    expect(wrongByPage(page => page.axe)).toEqual({})
  })

  it('never scrolls sideways', () => {
    expect(wrongByPage(page => page.tooWide)).toEqual({})
  })

  it('shows its tables whole, also on the smallest phone', () => {
    expect(wrongByPage(page => page.clippedTables)).toEqual({})
  })

  it('keeps the console quiet', () => {
    expect(consoleProblems).toEqual([])
  })
})

const repeated = <T>(values: readonly T[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** The kinds of things in one block of JSON-LD. */
function typesIn(text: string): string[] {
  const { '@graph': things }: { '@graph': { '@type': string }[] } = JSON.parse(text)
  return things.map(thing => thing['@type'])
}
