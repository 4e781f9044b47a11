import { expect, it } from 'vitest'
import type { Node } from './syntax-tree.ts'
import { tableLabels } from './table-labels.ts'

const element = (tagName: string, ...children: Node[]): Node => ({ type: 'element', tagName, children })
const row = (tagName: string, ...words: string[]) =>
  element('tr', ...words.map(value => element(tagName, { type: 'text', value })))

/** The labels of the one row below these headings. */
function labelsBelow(...headings: string[]): unknown[] {
  const cells = row('td', ...headings)
  const table = element('table', element('thead', row('th', ...headings)), element('tbody', cells))
  tableLabels()({ type: 'root', children: [table] })
  return (cells.children ?? []).map(({ properties }) => properties?.dataLabel)
}

it('a cell of a wide table says what its column is', () => {
  expect(labelsBelow('Lampje', 'Brandt', 'Uit')).toEqual(['Lampje', 'Brandt', 'Uit'])
})

it('a table of two columns stays as it is on a phone too', () => {
  expect(labelsBelow('Antwoord', 'Wat erbij past')).toEqual([undefined, undefined])
})
