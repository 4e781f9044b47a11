import { expect, it } from 'vitest'
import type { Node } from './syntax-tree.ts'
import { tableLabels } from './table-labels.ts'

const element = (tagName: string, ...children: Node[]): Node => ({ type: 'element', tagName, children })
const row = (tagName: string, ...words: string[]) =>
  element('tr', ...words.map(value => element(tagName, { type: 'text', value })))

/** The labels of the one row below these headings. */
const labelsBelow = (...headings: string[]): unknown[] =>
  propertiesOf(headings, headings).map(properties => properties?.dataLabel)

/** The properties of the cells of the one row, below these headings. */
function propertiesOf(headings: readonly string[], words: readonly string[]) {
  const cells = row('td', ...words)
  const table = element('table', element('thead', row('th', ...headings)), element('tbody', cells))
  tableLabels()({ type: 'root', children: [table] })
  return (cells.children ?? []).map(({ properties }) => properties)
}

it('a cell of a wide table says what its column is', () => {
  expect(labelsBelow('Lampje', 'Brandt', 'Uit')).toEqual(['Lampje', 'Brandt', 'Uit'])
})

it('a table of two columns stays as it is on a phone too', () => {
  expect(labelsBelow('Antwoord', 'Wat erbij past')).toEqual([undefined, undefined])
})

it.each([
  ['stand side by side where all are short', ['Virusbescherming', 'ja', 'nee'], [undefined, '', '']],
  [
    'stand one by one where one is not',
    ['Hulp', 'ja', 'werkdagen, 8.00 tot 18.00 uur'],
    [undefined, undefined, undefined],
  ],
])('on a phone the cells of a row %s', (_, words, short) => {
  expect(propertiesOf(['Wat', 'Lite', 'Compleet'], words).map(properties => properties?.dataShort)).toEqual(
    short,
  )
})
