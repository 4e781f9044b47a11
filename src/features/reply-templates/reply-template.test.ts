import { expect, test } from 'vitest'
import { isFor, mayClose, textsToChoose } from './reply-template.ts'

type Changes = { kinds?: string[]; states?: string[]; text?: string; language?: 'nl' | 'en' }
const text = (name: string, changes: Changes = {}) => ({
  name,
  language: 'nl' as const,
  kinds: [],
  states: [],
  subject: '',
  text: '',
  ...changes,
})
const texts = [
  text('Algemeen'),
  text('Bestelling', { kinds: ['order'] }),
  text('Bestelling in behandeling', { kinds: ['order'], states: ['inProgress'] }),
  text('Prijsopgave', { kinds: ['quote'], text: 'over de bestelling' }),
  text('Wachten', { kinds: ['order'], states: ['held'] }),
  text('Bestelling, Engels', { kinds: ['order'], language: 'en' }),
]
const shown = { kind: 'order', state: 'inProgress' }
const names = (typed?: string, language: 'nl' | 'en' = 'nl') =>
  textsToChoose(texts, shown, language, typed).map(({ name }) => name)

test('the texts for a case go from those that say most of it to those for every case', () => {
  expect(names()).toEqual(['Bestelling in behandeling', 'Bestelling', 'Algemeen'])
  expect(names('', 'en')).toEqual(['Bestelling, Engels'])
})

test('typed words look in every text, the case and the name first', () => {
  expect(names('bestelling')).toEqual([
    'Bestelling in behandeling',
    'Bestelling',
    'Bestelling, Engels',
    'Prijsopgave',
  ])
  expect(names('bestelling', 'en')[0]).toBe('Bestelling, Engels')
  expect(names('BESTEL over')).toEqual(['Prijsopgave'])
  expect(names('niets')).toEqual([])
})

test('for cases of several kinds only a text for all of them is offered, whatever their states', () => {
  const chosen = (kind: string | null) =>
    textsToChoose(texts, { kind, state: null }, 'nl').map(({ name }) => name)
  expect(chosen(null)).toEqual(['Algemeen'])
  expect(chosen('order')).toEqual(['Bestelling in behandeling', 'Wachten', 'Bestelling', 'Algemeen'])
})

test.each([
  [[], [], true],
  [['order'], [], true],
  [['quote'], [], false],
  [[], ['held'], false],
  [['order', 'quote'], ['held', 'inProgress'], true],
])('kinds %j and states %j are for an order in behandeling: %s', (kinds, states, is) => {
  expect(isFor({ kinds, states }, shown)).toBe(is)
})

test.each([
  [[], false],
  [['form'], true],
  [['form', 'message', 'fibre-enquiry'], true],
  [['form', 'order'], false],
] as const)('a text for %j may close: %s', (kinds, may) => {
  expect(mayClose(kinds)).toBe(may)
})
