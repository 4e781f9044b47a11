// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { offering } from '../../domain/testing.ts'
import { CartSummary } from './cart-summary.tsx'

afterEach(cleanup)

const cart = [{ product: offering(1, { priceInCents: 10_000, contractDuration: 12 }), quantity: 1 }]
const withVat = () => screen.queryAllByText(/121,00/).map(({ textContent }) => textContent?.trim())

test('one switch rules every amount incl. VAT: of the lines, the totals and the first invoice', async () => {
  const user = userEvent.setup()
  render(<CartSummary cart={cart} caption="Overzicht" />)
  const vat = screen.getByRole('switch', { name: 'Toon ook incl. 21% btw' })
  const total = () => screen.queryByRole('row', { name: /^Totaal incl\. 21%\sbtw/ })
  expect({ amounts: withVat(), total: total() }).toEqual({ amounts: [], total: null })
  await user.click(vat)
  expect(withVat()).toHaveLength(3)
  expect(total()?.textContent).toContain('121,00')
  await user.click(vat)
  expect({ amounts: withVat(), total: total() }).toEqual({ amounts: [], total: null })
})
