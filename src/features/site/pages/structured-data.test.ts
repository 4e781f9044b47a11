import { expect, it } from 'vitest'
import { testPageServices } from '../../../api/testing-page-services.ts'
import { offering } from '../../carts/testing.ts'
import type { ShellData } from '../../page-frame/components/shell-data.ts'
import { type Rating, trust } from '../trust.ts'
import { siteHead } from './site-head.ts'
import { service, structuredData } from './structured-data.ts'

const shell: ShellData = {
  ...testPageServices,
  consentScript: '/consent.js',
  consentVersion: '2026-01-01',
  siteScript: '/site.js',
}

const page = { title: 'Glasvezel', description: 'Een snelle lijn.', address: '/zakelijk-glasvezel' }

type Offer = {
  readonly name: string
  readonly priceSpecification: { readonly unitCode?: string; readonly billingDuration?: { value: number } }
}

const offersOf = (products: readonly ReturnType<typeof offering>[]): Offer[] =>
  service(
    shell,
    page,
    products.map(product => ({ product, priceInCents: product.priceInCents })),
  ).offers as Offer[]

it('an offer names the term that its price holds for, where a product has more than one', () => {
  const offers = offersOf([
    offering(1, { name: 'Zakelijk Glasvezel 100/100', contractDuration: 12 }),
    offering(2, { name: 'Zakelijk Glasvezel 100/100', contractDuration: 36 }),
    offering(3, { name: 'Vast IP-adres', contractDuration: 1 }),
    offering(4, { name: 'Ophangbeugel', contractDuration: 0 }),
  ])
  expect(offers.map(({ name }) => name)).toEqual([
    'Zakelijk Glasvezel 100/100, looptijd 1 jaar',
    'Zakelijk Glasvezel 100/100, looptijd 3 jaar',
    'Vast IP-adres',
    'Ophangbeugel',
  ])
  expect(
    offers.map(({ priceSpecification: { unitCode, billingDuration } }) => [unitCode, billingDuration?.value]),
  ).toEqual([
    ['MON', 12],
    ['MON', 36],
    ['MON', 1],
    [undefined, undefined],
  ])
})

it('the head of every page of the website says where the feed is', () => {
  const head = siteHead(shell, { title: page.title, path: page.address }, [])
  expect(head).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'Blog van Lijn & Haven',
    href: '/blog/rss.xml',
  })
})

const organizationWith = (rating: Rating | null) =>
  structuredData(shell, [], { ...trust, rating })['script:ld+json']['@graph'][0]

it('search engines are told how others rate the provider, as the page says it, and of no rating where there is none', () => {
  const rating = {
    figure: 8.7,
    outOf: 10,
    count: 213,
    source: 'Beoordelaar',
    link: 'https://beoordelaar.example/lijn-en-haven',
    day: '2026-11-01',
  }
  expect(organizationWith(null)).not.toHaveProperty('aggregateRating')
  expect(organizationWith(rating)?.aggregateRating).toMatchObject({
    '@type': 'AggregateRating',
    ratingValue: 8.7,
    bestRating: 10,
    ratingCount: 213,
    url: rating.link,
  })
})
