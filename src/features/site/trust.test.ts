import { expect, it } from 'vitest'
import { trust, trustOf } from './trust.ts'

const rating = {
  figure: 8.7,
  outOf: 10,
  count: 213,
  source: 'Beoordelaar',
  link: 'https://beoordelaar.example/lijn-en-haven',
  day: '2026-11-01',
}
const nothing = { rating: null, certificates: [], networks: [] }

it('a shop that was just unpacked claims nothing', () => {
  expect(trust).toEqual(nothing)
})

it('what others say is taken as it stands in the file', () => {
  const full = {
    rating,
    certificates: [{ name: 'ISO 27001', link: 'https://register.example/1' }],
    networks: [{ name: 'Voorbeeldnet' }],
  }
  expect(trustOf(full)).toEqual(full)
})

it.each([
  ['rating.figure must not be above outOf', { rating: { ...rating, figure: 10.1 } }],
  ['rating.figure must be a number above 0', { rating: { ...rating, figure: '8,7' } }],
  ['rating.figure must be a number above 0', { rating: { ...rating, figure: 0 } }],
  ['rating.count must be a whole number above 0', { rating: { ...rating, count: 12.5 } }],
  ['rating.link must be an address that begins with https://', { rating: { ...rating, link: 'www.x.nl' } }],
  [
    'rating.link must be an address that begins with https://',
    { rating: { ...rating, link: 'javascript:alert(1)' } },
  ],
  ['rating.day must be a day such as 2026-11-21', { rating: { ...rating, day: '31-12-2026' } }],
  ['rating.day must be a day such as 2026-11-21', { rating: { ...rating, day: '2026-02-30' } }],
  ['rating.source must be a text that says something', { rating: { ...rating, source: ' ' } }],
  ['rating has a field that is not known: stars', { rating: { ...rating, stars: 5 } }],
  ['rating must be null or have its fields', { rating: 8.7 }],
  ['certificates.0.name must be a text', { certificates: [{ link: rating.link }] }],
  ['networks must be a list', { networks: null }],
])('wrong data is refused: %s', (problem, wrong) => {
  expect(() => trustOf({ ...nothing, ...wrong })).toThrow(`content/site/trust.json is not right: ${problem}.`)
})
