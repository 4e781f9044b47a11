import { expect, test } from 'vitest'
import { branchIn, orderName, originFacts, originInWords, originLine, withOrigin } from './order-origin.ts'

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

const inPlace = {
  agreement: '482739165',
  action: 'move',
  overlapDays: 14,
  costInCents: 5600,
  termUntil: '2027-03-14',
} as const

test('an order in the place of an agreement is called by it, and says until when that goes on and what it costs', () => {
  expect(originLine(inPlace)).toBe('Verhuizing van contract C482-739-165')
  expect(branchIn(inPlace)).toBe('')
  const inWords = originFacts(inPlace).map(([name, value]) => [name, value.replaceAll('\u00a0', ' ')])
  expect(inWords).toEqual([
    ['Dit is een', 'Verhuizing van contract C482-739-165'],
    ['Wat je nu hebt', 'loopt door tot 14 dagen na de levering'],
    ['Looptijd', 'van je contract, tot en met 14 maart 2027; daarna per maand'],
    ['Eerder stoppen', 'kost eenmalig ten hoogste € 56,00, excl. btw'],
  ])
  const free = originFacts({ ...inPlace, action: 'change', overlapDays: 0, costInCents: 0, termUntil: null })
  expect(free.map(([, value]) => value)).toEqual([
    'Wijziging van contract C482-739-165',
    'loopt door tot de levering',
    'begint bij de levering',
    'kost niets',
  ])
})

test('rows name what there is', () => {
  expect(originFacts(named)).toEqual([
    ['Vestiging', 'Filiaal 1'],
    ['Prijsopgave', '914-207-356'],
  ])
  expect(originFacts(nameless)).toEqual([['Prijsopgave', '914-207-356']])
  expect(originFacts(null)).toEqual([])
})
