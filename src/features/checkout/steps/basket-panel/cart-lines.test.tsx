// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lineWithRow, type NetworkRow } from '../../../addresses/line-promise.ts'
import { rows } from '../../../addresses/testing-rows.ts'
import type { CartChange } from '../../../carts/cart.ts'
import { dsl, fibre, offering, setupOf } from '../../../carts/testing.ts'
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

const setup = (patch: Partial<ReturnType<typeof offering>> = {}) =>
  offering(9, { partOf: 'setup', contractDuration: 0, priceInCents: 0, listPriceInCents: 9900, ...patch })
const internet = (line: ReturnType<typeof offering>, row: NetworkRow, installation = setup()) => [
  { product: lineWithRow(line, row), quantity: 1 },
  { product: installation, quantity: 1 },
]

test.each([
  ['fibre in the building', internet(fibre(1, 100), rows['on-net']), true],
  ['DSL', internet(dsl(1, 50), rows['on-net']), true],
  ['fibre near by', internet(fibre(1, 100), rows['near-net']), false],
  [
    'fibre that is dug for free',
    internet(fibre(1, 100), { ...rows['near-net'], constructionInCents: 0 }),
    false,
  ],
  ['fibre that somebody has to look into', internet(fibre(1, 100), rows.other), false],
  [
    'a set-up that costs something',
    internet(fibre(1, 100), rows['on-net'], setup({ priceInCents: 1 })),
    false,
  ],
  [
    'a set-up without a list price',
    internet(fibre(1, 100), rows['on-net'], setup({ listPriceInCents: null })),
    false,
  ],
])('the installation of %s is said to be free: %s', (_, lines, isFree) => {
  render(<CartLines cart={lines} productType="internet" changes={[]} />)
  expect(screen.queryByText('Nu gratis installatie') !== null).toBe(isFree)
  screen.getByText('Je krijgt gratis een modem of mediaconverter van ons in bruikleen.')
})
