import * as z from 'zod/mini'
import { paths } from '../../../api/paths.ts'
import { euroAmount } from '../../../common/contract/money.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import type { ShellData } from '../../page-frame/components/shell-data.ts'
import { pageTexts } from '../texts.ts'
import { type Rating, trust } from '../trust.ts'
import { termLabel } from './content/price-table.ts'

/** A thing of schema.org. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** The JSON-LD of a page, for its head: who we are and how we are rated, the site, and what the page is about. */
export const structuredData = (shell: ShellData, things: readonly Thing[], { rating } = trust) => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@graph': [organization(shell, rating), webSite(shell), ...things],
  },
})

const idOf = ({ publicUrl }: ShellData, name: string) => `${publicUrl}/#${name}`

const absolute = ({ publicUrl }: ShellData, path: string) => new URL(path, publicUrl).href

function organization(shell: ShellData, rating: Rating | null): Thing {
  const { name, legalName, logo, phone, email, vatNumber } = shell.brand
  return {
    '@type': 'Organization',
    '@id': idOf(shell, 'organisatie'),
    name,
    legalName,
    url: absolute(shell, paths.home),
    logo: absolute(shell, logo ?? '/apple-touch-icon.png'),
    telephone: phone.tel,
    email,
    vatID: vatNumber,
    address: postalAddress(shell),
    ...(rating && { aggregateRating: aggregateRating(rating) }),
  }
}

const aggregateRating = ({ figure, outOf, count, source, link }: Rating): Thing => ({
  '@type': 'AggregateRating',
  ratingValue: figure,
  bestRating: outOf,
  ratingCount: count,
  url: link,
  author: { '@type': 'Organization', name: source },
})

const postalAddress = ({ brand: { address } }: ShellData): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  postalCode: address.zipCode,
  addressLocality: address.city,
  addressCountry: 'NL',
})

const webSite = (shell: ShellData): Thing => ({
  '@type': 'WebSite',
  '@id': idOf(shell, 'site'),
  name: shell.brand.name,
  url: absolute(shell, paths.home),
  inLanguage: 'nl-NL',
  publisher: { '@id': idOf(shell, 'organisatie') },
})

/** Position of the page in the site, from the home page to the page itself. */
export const breadcrumbList = (
  shell: ShellData,
  crumbs: readonly { label: string; address: string }[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: pageTexts.home, address: paths.home }, ...crumbs].map(
    ({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(shell, address),
    }),
  ),
})

/** A product with the lowest price that a customer pays for it, what the rules bring along included. */
export type PricedOffer = { readonly product: ProductOffering; readonly priceInCents: number }

type Described = { title: string; description: string; address: string }

/** A service with what it costs; `offers` are the products of the catalogue that the page is about. */
export const service = (
  shell: ShellData,
  { title, description, address }: Described,
  offers: readonly PricedOffer[],
): Thing => ({
  '@type': 'Service',
  name: title,
  description,
  url: absolute(shell, address),
  provider: { '@id': idOf(shell, 'organisatie') },
  areaServed: { '@type': 'Country', name: 'NL' },
  offers: offers.map(({ product, priceInCents }) => ({
    '@type': 'Offer',
    name: nameOf(product, offers),
    url: absolute(shell, paths.samenstellen(product.productType)),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: z.encode(euroAmount, priceInCents).toFixed(2),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
      ...(product.contractDuration > 0 && {
        unitCode: 'MON',
        billingDuration: { '@type': 'QuantitativeValue', value: product.contractDuration, unitCode: 'MON' },
      }),
    },
  })),
})

/** Its term with it where the same product has others, at other prices. */
const nameOf = ({ name, contractDuration }: ProductOffering, among: readonly PricedOffer[]): string =>
  among.some(({ product: other }) => other.name === name && other.contractDuration !== contractDuration)
    ? `${name}, ${termLabel(contractDuration).toLowerCase()}`
    : name

export const blogPosting = (
  shell: ShellData,
  post: Described & { published: string; updated: string; author: string; picture: string },
): Thing => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.description,
  mainEntityOfPage: absolute(shell, post.address),
  datePublished: post.published,
  dateModified: post.updated,
  author: { '@type': 'Organization', name: post.author },
  publisher: { '@id': idOf(shell, 'organisatie') },
  image: absolute(shell, post.picture),
  inLanguage: 'nl-NL',
})

export const jobPosting = (
  shell: ShellData,
  job: Described & {
    published: string
    validThrough: string
    employmentType: string
    salary: { from: number; to: number }
  },
): Thing => ({
  '@type': 'JobPosting',
  title: job.title,
  description: job.description,
  url: absolute(shell, job.address),
  datePosted: job.published,
  validThrough: `${job.validThrough}T23:59:59+01:00`,
  employmentType: job.employmentType,
  hiringOrganization: { '@id': idOf(shell, 'organisatie') },
  jobLocation: { '@type': 'Place', address: postalAddress(shell) },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: job.salary.from,
      maxValue: job.salary.to,
      unitText: 'MONTH',
    },
  },
})
