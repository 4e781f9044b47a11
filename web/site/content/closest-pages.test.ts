import { expect, it } from 'vitest'
import { closestPages } from './closest-pages.ts'

const pages = [
  ['/zakelijk-internet', 'Zakelijk internet'],
  ['/zakelijk-internet/dsl', 'Zakelijk DSL'],
  ['/zakelijk-glasvezel', 'Zakelijk glasvezel'],
  ['/netwerk-en-security/nis2', 'NIS2'],
  ['/contact', 'Contact'],
].map(([address = '', label = '']) => ({ address, label, description: '', published: null, aside: null }))

const closest = (pathname: string) => closestPages(pathname, pages).map(({ address }) => address)

it('the page with the most words of the address comes first', () => {
  expect(closest('/internet/dsl')[0]).toBe('/zakelijk-internet/dsl')
  expect(closest('/nis2-richtlijn')).toEqual(['/netwerk-en-security/nis2'])
})

it('a typing error and a word inside another are forgiven', () => {
  expect(closest('/glasvezl')).toEqual(['/zakelijk-glasvezel'])
  expect(closest('/contactformulier')).toEqual(['/contact'])
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
