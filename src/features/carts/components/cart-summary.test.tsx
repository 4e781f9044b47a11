// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lineWithRow } from '../../addresses/line-promise.ts'
import { cartOf, rows } from '../../addresses/testing-rows.ts'
import { fibre, offering } from '../testing.ts'
import { CartSummary } from './cart-summary.tsx'

afterEach(cleanup)

test('each part of the table says its role, whatever a phone lays it out as', () => {
  const { container } = render(
    <CartSummary
      lines={[{ product: offering(1), quantity: 2 }]}
      caption="Bestelling"
      retainedNumbers={['020 123 45 67']}
      edit={() => 'Aanpassen'}
    />,
  )
  const parts = [...container.querySelectorAll('table, thead, tbody, tfoot, tr, th, td')]
  expect(new Set(parts.map(part => part.localName)).size).toBe(7)
  const roles = {
    table: 'table',
    thead: 'rowgroup',
    tbody: 'rowgroup',
    tfoot: 'rowgroup',
    tr: 'row',
    td: 'cell',
  }
  const expected = parts.map(part =>
    part.localName === 'th'
      ? part.getAttribute('scope') === 'col'
        ? 'columnheader'
        : 'rowheader'
      : roles[part.localName as keyof typeof roles],
  )
  expect(parts.map(part => part.getAttribute('role'))).toEqual(expected)
})

test.each([
  ['fibre near by', 'near-net', 'excl. aanleg €\u00a0875,00'],
  ['fibre that somebody has to look into', 'other', 'excl. aanleg, nog niet bekend'],
  ['fibre in the building', 'on-net', null],
] as const)('total, first invoice and total over the term of %s say what is not in them', (_, row, words) => {
  const { container } = render(
    <CartSummary lines={cartOf(lineWithRow(fibre(1, 100), rows[row]))} caption="Bestelling" />,
  )
  const places = [...container.querySelectorAll('tfoot th, dt')].map(({ textContent }) => textContent ?? '')
  expect(places).toHaveLength(3)
  for (const place of places) expect(/excl\. aanleg.*/.exec(place)?.[0] ?? null).toBe(words)
})
