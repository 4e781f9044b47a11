// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CartLine } from '../cart-line.ts'
import { offering } from '../testing.ts'
import { TermFacts } from './term-facts.tsx'

afterEach(cleanup)

const monthly: CartLine = { product: offering(1, { priceInCents: 5750 }), quantity: 1 }
const once = (priceInCents: number): CartLine => ({
  product: offering(2, { contractDuration: 0, priceInCents }),
  quantity: 1,
})

test.each([
  ['a month only', [monthly], 'Een volle maand'],
  ['an installation that costs nothing', [monthly, once(0)], 'Een volle maand'],
  ['something that is paid once', [monthly, once(4900)], 'Een volle maand, plus eenmalig'],
  ['nothing per month', [once(4900)], 'Het eenmalige bedrag'],
])('the first invoice says what it is for: %s', (_, cart, note) => {
  render(<TermFacts lines={cart} />)
  expect(screen.getByText(/^Eerste factuur/).textContent).toBe(`Eerste factuur ${note}`)
})
