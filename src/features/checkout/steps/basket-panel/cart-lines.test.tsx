// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CartChange } from '../../rules/cart.ts'
import { offering, setupOf } from '../../rules/testing.ts'
import { CartChanges } from './cart-changes.tsx'
import { CartLines } from './cart-lines.tsx'

afterEach(cleanup)

const licence = offering(1, { name: 'Office', supportProduct: setupOf(2) })
const support = offering(2, { name: 'Support Office', partOf: 'support' })
const workplace = offering(3, { name: 'Werkplek' })
const cart = [licence, workplace, support].map(product => ({ product, quantity: 2 }))
const added: CartChange = { kind: 'added', product: support, reason: 'Support voor 2 licenties' }
const removed: CartChange = { kind: 'removed', product: offering(4, { name: 'Router' }), reason: 'Past niet' }

test('support is nested under its licence, and says there why it came', () => {
  render(<CartLines cart={cart} productType="cloud" changes={[added, removed]} />)
  const [office, ...others] = screen.getAllByRole('listitem')
  expect(others.map(item => item.textContent).at(-1)).toContain('Werkplek')
  const nested = within(office as HTMLElement).getByRole('listitem')
  expect(nested.textContent).toContain('Support Office')
  expect(within(nested).getByText(/Support voor 2 licenties/).parentElement?.textContent).toBe(
    'Toegevoegd: Support voor 2 licenties',
  )
  expect(screen.queryByText(/Past niet/)).toBeNull()
})

test('what left the cart is listed apart, and the rest where its lines are folded away', () => {
  const { rerender } = render(<CartChanges changes={[added, removed]} isWhole={false} isAnnounced />)
  const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(listed()).toEqual(['RouterVerwijderd: Past niet'])
  rerender(<CartChanges changes={[added]} isWhole={false} isAnnounced />)
  expect(screen.queryByRole('region', { name: 'Automatisch aangepast' })).toBeNull()
  rerender(<CartChanges changes={[added, removed]} isWhole isAnnounced />)
  expect(listed()).toEqual([
    'Support OfficeToegevoegd: Support voor 2 licenties',
    'RouterVerwijderd: Past niet',
  ])
})
