// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../../../../api/paths.ts'
import { rulesOf } from '../../../carts/rules-of.ts'
import { internetCatalogue, lines, television } from '../../../carts/testing.ts'
import { refreshReasons } from '../../../carts/texts.ts'
import { orderStore } from '../../../checkout/store/order-state.ts'
import { licence } from '../../../checkout/testing/stored-order.ts'
import { OrderAgain } from './order-again.tsx'

afterEach(() => {
  cleanup()
  orderStore.emptyCart('cleared')
})

const user = userEvent.setup()

const gone = { id: 99_999, name: 'Vroeger te koop' }

test.each([
  ['cloud', 'Hetzelfde nog eens bestellen', licence, [licence], [licence]],
  [
    'internet',
    'Hetzelfde bestellen op een ander adres',
    television,
    internetCatalogue,
    [lines.fibre100, television],
  ],
] as const)(
  'an order of %s that is placed again leaves out what is no longer sold, and says so',
  async (productType, button, product, catalogue, sold) => {
    const ordered = [...sold, { ...product, ...gone }].map(each => ({
      kind: 'product' as const,
      product: each,
      quantity: 1,
    }))
    const router = createMemoryRouter([
      { path: '/', element: <OrderAgain order={{ productType, lines: ordered }} /> },
      { path: paths.samenstellen(productType), element: <p>Samenstellen</p> },
    ])
    render(<RouterProvider router={router} />)
    await user.click(screen.getByRole('button', { name: button }))
    await screen.findByText('Samenstellen')
    // As Samenstellen does with the catalogue that it shows.
    orderStore.settle(rulesOf(productType), catalogue)
    const { address, cart, cartNotice } = orderStore.getSnapshot()
    const names = cart.map(line => line.product.name)
    for (const { name } of sold) expect(names).toContain(name)
    expect(names).not.toContain(gone.name)
    expect(cartNotice?.what.join()).toContain(`${gone.name}. ${refreshReasons.gone}`)
    expect(address).toBeNull()
  },
)
