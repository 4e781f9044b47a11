import { afterEach, describe, expect, it } from 'vitest'
import { withFactsInAll } from '../../../common/facts-in-texts.ts'
import { contentOf } from '../../../features/site/content-file.ts'
import { PageFrontMatter, PostFrontMatter } from '../../../features/site/front-matter.ts'
import type { PageFacts } from '../../../features/site/page-facts.ts'
import type { ContentPage } from '../../../features/site/pages/content/registry.server.ts'
import { problems } from './check-site.ts'
import { problemsOf } from './check-texts.ts'

const noFacts: PageFacts = { links: [], anchors: [], components: [], forms: [], headings: [], sections: [] }

/** A page that is right but for what is said. */
function page(
  name: string,
  facts: Partial<PageFacts> = {},
  frontMatter: Record<string, unknown> = {},
): ContentPage {
  return {
    kind: 'page',
    file: `pages/${name}.mdx`,
    address: `/${name}`,
    facts: { ...noFacts, ...facts },
    frontMatter: PageFrontMatter.parse({
      title: `Over ${name}`,
      description: `Alles wat je moet weten over ${name}, in gewone woorden en met prijzen.`,
      purpose: 'sell',
      hero: { intro: 'Een zin.', picture: 'fibre' },
      updated: '2026-11-21',
      ...frontMatter,
    }),
  }
}

let menu: string[] = []
afterEach(() => {
  menu = []
})

const check = (...pages: ContentPage[]) =>
  problemsOf(pages, {
    components: new Set(['Tip', 'Vacancies', 'AddressCheckStrip']),
    isForm: id => id === 'contact',
    links: { 'site/menu.ts': menu },
    headings: { 'site/home.json': 'Internet waar je zaak op draait' },
    places: new Set(['brand', 'fastest']),
    withNothingSold: ({ file, frontMatter }) => {
      contentOf(file, PageFrontMatter, withFactsInAll(frontMatter, { fastest: null }))
    },
    isServed: address => address === '/contact',
  })

it('the texts of this site are right', () => {
  expect(problems).toEqual([])
})

describe('a fact of what is sold', () => {
  const speaking = (intro: string) => check(page('dsl', {}, { hero: { intro, picture: 'fibre' } }))

  it('can be said by front matter that stands without it', () => {
    expect(speaking('Bij {brand}[ tot {fastest}] op jouw adres. Nu tot {fastest}.')).toEqual([])
  })

  it('has a name that there is', () => {
    expect(speaking('Tot {fastst}.')).toEqual(['pages/dsl.mdx: {fastst} is no place of a text'])
  })

  it('is not all that a text has to say', () => {
    expect(speaking('Tot {fastest}.')).toEqual([
      expect.stringMatching(
        /^without what it says of what is sold, content\/pages\/dsl\.mdx is not right: hero\.intro /,
      ),
    ])
  })
})

describe('a link', () => {
  it('may lead to a text, to another page, elsewhere, and to places that a page has', () => {
    const links = [
      '/dsl',
      '/dsl#prijzen',
      '/dsl#volgende-stap',
      '/contact',
      '/contact?a=b',
      '#hier',
      'mailto:a@b.example',
    ]
    const dsl = page('dsl', { anchors: ['prijzen'] })
    expect(check(page('glasvezel', { links, anchors: ['hier'] }), dsl)).toEqual([])
  })

  it('that leads nowhere is told with its file, wherever it stands', () => {
    const broken = page('a', { links: ['/weg', '/b#weg', '#weg', 'b'] }, { related: ['/ook-weg'] })
    expect(check(broken, page('b'))).toEqual([
      'pages/a.mdx: /weg leads nowhere',
      'pages/a.mdx: /b#weg points at a place that pages/b.mdx does not have',
      'pages/a.mdx: #weg points at a place that pages/a.mdx does not have',
      'pages/a.mdx: b must begin with /, # or https://',
      'pages/a.mdx: /ook-weg leads nowhere',
    ])
  })

  it('of the menu leads somewhere as well', () => {
    menu = ['/a#hier', '/contact', '/weg', '/a#weg']
    expect(check(page('a', { anchors: ['hier'] }))).toEqual([
      'site/menu.ts: /weg leads nowhere',
      'site/menu.ts: /a#weg points at a place that pages/a.mdx does not have',
    ])
  })

  it('leads to where a page is now, not to where it was', () => {
    expect(check(page('a', { links: ['/oud'] }), page('b', {}, { aliases: ['/oud'] }))).toEqual([
      'pages/a.mdx: /oud has moved: link to the page itself',
    ])
  })

  it('may point at the list that a component brings', () => {
    const jobs = page('vacatures', { components: ['Vacancies'], links: ['#open-vacatures'] })
    expect(check(jobs)).toEqual([])
  })
})

it('two pages differ in address, title and description', () => {
  const one = page('a', {}, { aliases: ['/b'] })
  const other = page('b', {}, { title: one.frontMatter.title, description: one.frontMatter.description })
  expect(check(one, other)).toEqual([
    'pages/a.mdx and pages/b.mdx: the same address, "/b"',
    'pages/a.mdx and pages/b.mdx: the same title, "Over a"',
    `pages/a.mdx and pages/b.mdx: the same description, "${one.frontMatter.description}"`,
    'pages/a.mdx and pages/b.mdx: the same heading, "Over a"',
  ])
})

it('a page has a heading of its own, which is not that of the home page either', () => {
  const home = { hero: { title: 'Internet waar je zaak op draait', intro: 'Een zin.', picture: 'fibre' } }
  expect(check(page('a', {}, home))).toEqual([
    'pages/a.mdx and site/home.json: the same heading, "Internet waar je zaak op draait"',
  ])
})

it('a page asks for the address once: in its hero where it sells internet, else where its text does', () => {
  const strip: Partial<PageFacts> = { components: ['AddressCheckStrip'], links: ['#adrescheck'] }
  const internet = { productType: 'internet' }
  const hero = { intro: 'Een zin.', picture: 'fibre', action: { label: 'Bel ons', to: '/contact' } }
  expect(check(page('a', strip))).toEqual([])
  expect(check(page('a', { links: ['#adrescheck'] }, internet))).toEqual([])
  expect(check(page('a', strip, internet))).toEqual([
    'pages/a.mdx: the hero asks for the address already, leave <AddressCheckStrip> out',
  ])
  expect(check(page('a', { links: ['#adrescheck'] }, { ...internet, hero }))).toHaveLength(1)
})

it('a text uses components that exist', () => {
  expect(check(page('a', { components: ['Tip', 'Tpi'] }))).toEqual([
    'pages/a.mdx: <Tpi> is no component of texts',
  ])
})

it('a form must be one that the server knows', () => {
  expect(check(page('a', { forms: ['contact'] }))).toEqual([])
  expect(check(page('a', { forms: ['contakt'] }))).toEqual(['pages/a.mdx: there is no form "contakt"'])
})

it('headings go down one level at a time, below the one h1 of the hero', () => {
  expect(check(page('a', { headings: [2, 3, 3, 2] }))).toEqual([])
  expect(check(page('a', { headings: [2, 4] }))).toEqual(['pages/a.mdx: a heading skips a level'])
  expect(check(page('a', { headings: [3] }))).toEqual(['pages/a.mdx: a heading skips a level'])
  expect(check(page('a', { headings: [1, 2] }))).toHaveLength(1)
})

describe('front matter', () => {
  it('needs a title and a description that search engines show whole', () => {
    expect(() => page('a', {}, { title: '' })).toThrow()
    expect(() => page('a', {}, { title: 'a'.repeat(61) })).toThrow()
    expect(() => page('a', {}, { description: 'Te kort.' })).toThrow()
    expect(() => page('a', {}, { description: 'a'.repeat(161) })).toThrow()
  })

  it('knows its fields, pictures and addresses', () => {
    expect(() => page('a', {}, { titel: 'Verschreven' })).toThrow(/titel/)
    expect(() => page('a', {}, { hero: { intro: 'Een zin.', picture: 'kat' } })).toThrow(/picture/)
    expect(() => page('a', {}, { related: ['Glasvezel'] })).toThrow(/related/)
    expect(() => page('a', {}, { catalogueSection: 'DSL' })).toThrow(/productType/)
  })

  it('of a page says what it is for, as that is how it is laid out; the build says so in a sentence', () => {
    const refusal = (purpose: unknown) => () =>
      contentOf('pages/a.mdx', PageFrontMatter, { ...page('a').frontMatter, purpose })
    const sentence =
      'content/pages/a.mdx is not right: purpose must be one of sell, compare, explain, help, about: it decides how the page is laid out.'
    expect(refusal('help')).not.toThrow()
    expect(refusal(undefined)).toThrow(sentence)
    expect(refusal('koop')).toThrow(sentence)
  })

  it('of a post that has not changed has the day on which it was published', () => {
    const { purpose, ...fields } = page('a').frontMatter as PageFrontMatter
    const post = { ...fields, published: '2026-03-01', author: 'Het team' }
    const updatedIn = (updated: string | undefined) => PostFrontMatter.parse({ ...post, updated }).updated
    expect(updatedIn(undefined)).toBe('2026-03-01')
    expect(updatedIn('2026-04-02')).toBe('2026-04-02')
    expect(() => updatedIn('2026-02-28')).toThrow(/published/)
  })
})
