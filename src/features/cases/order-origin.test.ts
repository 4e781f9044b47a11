import { expect, test } from 'vitest'
import { orderName, originFacts, originInWords, originLine, withOrigin } from './order-origin.ts'

const named = { quoteNumber: '914207356', branch: 'Filiaal 1' }
const nameless = { quoteNumber: '914-207-356', branch: '' }

test('one reference says branch and quote, and the quote alone where the part has no name', () => {
  expect(originInWords(named)).toBe('Filiaal 1, prijsopgave 914-207-356')
  expect(originInWords(nameless)).toBe('prijsopgave 914-207-356')
  expect([named, nameless].map(originLine)).toEqual([
    'Filiaal 1, prijsopgave 914-207-356',
    'Prijsopgave 914-207-356',
  ])
})

test('an order is called by its number, and by the reference where it was made of a quote', () => {
  expect(orderName({ orderNumber: '482739166', origin: named })).toBe(
    '482-739-166 (Filiaal 1, prijsopgave 914-207-356)',
  )
  expect(orderName({ orderNumber: '482739166', origin: null })).toBe('482-739-166')
  expect(withOrigin('7 december', null)).toBe('7 december')
})

test('rows name what there is', () => {
  expect(originFacts(named)).toEqual([
    ['Vestiging', 'Filiaal 1'],
    ['Prijsopgave', '914-207-356'],
  ])
  expect(originFacts(nameless)).toEqual([['Prijsopgave', '914-207-356']])
  expect(originFacts(null)).toEqual([])
})
