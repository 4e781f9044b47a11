import { expect, it } from 'vitest'
import { closestPages } from './closest-pages.ts'

const pages = [
  ['/zakelijk-internet', 'Zakelijk internet'],
  ['/zakelijk-internet/dsl', 'Zakelijk DSL'],
  ['/zakelijk-glasvezel', 'Zakelijk glasvezel'],
  ['/netwerk-en-security/nis2', 'NIS2'],
  ['/contact', 'Contact'],
  ['/', 'Internet en bellen voor je bedrijf'],
  ['/maatwerk/retail-horeca', 'Retail en horeca', 'Internet dat doorloopt als de zaak vol zit.'],
  ['/support', 'Support', 'Bel ons bij een storing.', '/klantenservice'],
].map(([address = '', label = '', description = '', alias]) => ({
  kind: 'page' as const,
  address,
  label,
  description,
  picture: 'fibre' as const,
  published: null,
  aside: null,
  aliases: alias ? [alias] : [],
}))

const closest = (pathname: string) => closestPages(pathname, pages).map(({ address }) => address)

it('the page with the most words of the address comes first', () => {
  expect(closest('/internet/dsl')[0]).toBe('/zakelijk-internet/dsl')
  expect(closest('/nis2-richtlijn')).toEqual(['/netwerk-en-security/nis2'])
})

it('a typing error and a word inside another are forgiven', () => {
  expect(closest('/glasvezl')).toEqual(['/zakelijk-glasvezel'])
  expect(closest('/contactformulier')).toEqual(['/contact'])
})

it('a rare word counts for more than one that many pages have', () => {
  expect(closest('/internet-voor-horeca')[0]).toBe('/maatwerk/retail-horeca')
})

it('a former address and what a page is about count too', () => {
  expect(closest('/klantenservice-bellen')).toEqual(['/support'])
  expect(closest('/storing')).toEqual(['/support'])
})

it('a word that is in every sentence, or that is short and another, suggests nothing', () => {
  expect(closest('/bestaat-niet')).toEqual([])
  expect(closest('/foo-en-bar')).toEqual([])
})

it('an address without a word of ours suggests nothing', () => {
  expect(closest('/wp-admin')).toEqual([])
  expect(closest('/')).toEqual([])
})

it('of a long address only the beginning is looked at, so that it costs no more than a short one', () => {
  const words = (count: number) => Array.from({ length: count }, (_, nth) => `woord${nth}`).join('-')
  expect(closest(`/${words(11)}-glasvezel`)).toEqual(['/zakelijk-glasvezel'])
  expect(closest(`/${words(12)}-glasvezel`)).toEqual([])
  expect(closest(`/${'-'.repeat(2_000)}glasvezel`)).toEqual([])
})
