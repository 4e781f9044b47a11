// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectTableRoles } from '../../../ui/kit/testing-table.ts'
import { lineWithRow } from '../../addresses/line-promise.ts'
import { cartOf, rows } from '../../addresses/testing-rows.ts'
import { fibre, offering } from '../testing.ts'
import { CartSummary } from './cart-summary.tsx'
import { CartTotals } from './cart-totals.tsx'

afterEach(cleanup)

test('each part of the table says its role, whatever a phone lays it out as', () => {
  const { container } = render(
    <CartSummary
      lines={[{ product: offering(1), quantity: 2 }]}
      caption="Bestelling"
      retainedNumbers={['020 123 45 67']}
    />,
  )
  expectTableRoles(container)
})

test.each([
  ['fibre near by', 'near-net', 'excl. aanleg €\u00a0875,00'],
  ['fibre that somebody has to look into', 'other', 'excl. aanleg, nog niet bekend'],
  ['fibre in the building', 'on-net', null],
] as const)('total, first invoice and total over the term of %s say what is not in them', (_, row, words) => {
  const lines = cartOf(lineWithRow(fibre(1, 100), rows[row]))
  const shown = [
    render(<CartSummary lines={lines} caption="Bestelling" />),
    render(<CartTotals cart={lines} />),
  ]
  for (const { container } of shown) {
    const places = [...container.querySelectorAll('tfoot th, dt')].map(({ textContent }) => textContent ?? '')
    expect(places).toHaveLength(3)
    for (const place of places) expect(/excl\. aanleg.*/.exec(place)?.[0] ?? null).toBe(words)
  }
})
