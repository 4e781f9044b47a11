// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { formatEuro } from '../../../../../common/money.ts'
import type { CartOutcome } from '../../../../carts/cart.ts'
import { addExtra, chooseLine, removeExtra, setTvBoxes } from '../../../../carts/internet.ts'
import { internetCatalogue, lines, offering } from '../../../../carts/testing.ts'
import { Extras } from './extras.tsx'

afterEach(cleanup)

const backup = (id: number, name: string, priceInCents: number) =>
  offering(id, { name, priceInCents, productSubType: 'internet-backup', sectionName: 'Back-up' })
const catalogue = [
  ...internetCatalogue.filter(({ productSubType }) => productSubType !== 'internet-backup'),
  backup(431, '5G', 2750),
  backup(430, '4G', 1750),
].map(product => ({ ...product, sectionName: product.sectionName || `Groep ${product.productSubType}` }))

/** The screen with a cart of one line, changed by the rules themselves. */
function Screen() {
  const [cart, setCart] = useState(chooseLine([], lines.fibre100, catalogue).cart)
  const keep = ({ cart: next }: CartOutcome) => setCart(next)
  const never = () => {
    throw new Error('Not asked for here')
  }
  return (
    <Extras
      cart={cart}
      catalogue={catalogue}
      actions={{
        takeOverCheck: never,
        takeOverBroughtLine: never,
        chooseTerm: never,
        chooseLine: never,
        chooseRouter: never,
        addExtra: extra => keep(addExtra(cart, extra, catalogue)),
        removeExtra: extra => keep(removeExtra(cart, extra, catalogue)),
        setTvBoxes: quantity => keep(setTvBoxes(cart, quantity, catalogue)),
      }}
    />
  )
}

const user = userEvent.setup()
const group = () => within(screen.getByRole('region', { name: 'Back-up' }))
const price = () => group().getByText(/^vanaf/).parentElement?.textContent
const places = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('a group is one folded row with its lowest price', () => {
  render(<Screen />)
  expect(price()).toBe(`vanaf ${formatEuro(1750)} p/m`)
  expect(group().getByRole('group').hasAttribute('open')).toBe(false)
})

test('what is chosen stands in the place of its group, with the focus in the row, until it is removed', async () => {
  render(<Screen />)
  const before = places()
  await user.click(group().getByText('Back-up'))
  await user.click(group().getByRole('button', { name: 'Toevoegen: 5G' }))
  expect(group().getAllByRole('button')).toEqual([group().getByRole('button', { name: 'Verwijderen: 5G' })])
  expect(document.activeElement).toBe(group().getByRole('heading'))
  // More data comes with a back-up, after it.
  expect(places().filter(name => name !== 'Groep internet-data-package')).toEqual(before)
  await user.click(group().getByRole('button', { name: 'Verwijderen: 5G' }))
  expect(price()).toBe(`vanaf ${formatEuro(1750)} p/m`)
  expect(document.activeElement).toBe(group().getByRole('heading'))
  expect(places()).toEqual(before)
})
