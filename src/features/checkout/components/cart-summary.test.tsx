// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offering } from '../rules/testing.ts'
import { CartSummary } from './cart-summary.tsx'

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
