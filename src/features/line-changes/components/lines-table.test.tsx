// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dsl, fibre } from '../../carts/testing.ts'
import { LinesTable } from './lines-table.tsx'

afterEach(cleanup)

test('what is wrong with a line stands at that line, whether the rules or the server say it', () => {
  const cart = [fibre(1, 500), dsl(2, 100), dsl(3, 200)].map(product => ({ product, quantity: 1 }))
  const refusals = [{ code: 'line-not-offered', productId: 1, message: 'Dit kan hier niet' }]
  render(
    <LinesTable
      change={{ cart, followed: [], violations: refusals }}
      errors={{ 'lines.2': 'Deze regel wordt niet meer verkocht', 'discounts.0.value': 'Te veel' }}
      onQuantity={() => undefined}
    />,
  )
  const [first, second, third] = screen.getAllByRole('listitem').map(line => within(line))
  expect(first?.getByText('Dit kan hier niet')).toBeTruthy()
  expect(second?.getByText('Deze regel wordt niet meer verkocht')).toBeTruthy()
  expect(third?.queryByText(/kan|verkocht|veel/)).toBeNull()
})
