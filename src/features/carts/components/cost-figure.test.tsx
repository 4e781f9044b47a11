// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { lineWithRow } from '../../addresses/line-promise.ts'
import { cartOf, rows } from '../../addresses/testing-rows.ts'
import type { CartLine } from '../cart-line.ts'
import type { PricedLine } from '../order-lines.ts'
import { fibre, offering } from '../testing.ts'
import { CostFigure } from './cost-figure.tsx'
import { VatSwitch } from './vat.tsx'

afterEach(cleanup)

const subscription = (patch: Parameters<typeof offering>[1] = {}, quantity = 1): CartLine => ({
  product: offering(1, { priceInCents: 2000, ...patch }),
  quantity,
})
const extra: CartLine = {
  product: offering(2, { priceInCents: 350, contractDuration: 1, productSubType: 'global-internet' }),
  quantity: 2,
}
const once: CartLine = { product: offering(3, { priceInCents: 900, contractDuration: 0 }), quantity: 1 }

const draw = (...orders: readonly (readonly PricedLine[])[]) => {
  const { container } = render(<CostFigure orders={orders} />)
  const figure = screen.getByRole('figure')
  return { container, figure, said: listed(figure) }
}

/** The words of a figure as a list: `Per maand: € 20,00`. */
const listed = (figure: HTMLElement): readonly string[] => {
  const words = within(figure)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
  return within(figure)
    .getAllByRole('term')
    .map(({ textContent }, place) => `${textContent}: ${words[place]}`)
}

test.each([12, 36])('of a term of %i months without free ones there are four sums, and no bar', months => {
  const { container, said } = draw([subscription({ contractDuration: months }, 2), extra, once])
  expect(said).toEqual([
    'Per maand: € 47,00',
    'Eenmalig: € 9,00',
    'Eerste factuur: € 56,00Een volle maand, plus eenmalig',
    `Totaal over ${months / 12} jaar: ${months === 12 ? '€ 573,00' : '€ 1.701,00'}`,
  ])
  expect(container.querySelector('svg')).toBeNull()
})

test('free months are told apart in the bar and in words, with what is paid in them', () => {
  const { container, said } = draw([subscription({ contractDuration: 24, freeMonths: 2 }), extra, once])
  expect(said).toEqual([
    'Maand 1 t/m 2: € 7,00 p/m, abonnement gratis',
    'Maand 3 t/m 24: € 27,00 p/m',
    'Eenmalig: € 9,00',
    'Eerste factuur: € 16,00Een maand, abonnement gratis, plus eenmalig',
    'Totaal over 2 jaar: € 617,00',
  ])
  const bar = container.querySelector('svg')
  expect(bar?.getAttribute('aria-hidden')).toBe('true')
  const places = [...(bar?.querySelectorAll('g') ?? [])].map(month =>
    [...month.querySelectorAll('rect')].map(rect => Number.parseFloat(rect.getAttribute('height') ?? '')),
  )
  // A free month has its place, filled as high as what is paid in it.
  expect(places).toHaveLength(24)
  expect(places[0]).toEqual([100, (100 * 700) / 2700])
  expect(places.slice(2)).toEqual(Array.from({ length: 22 }, () => [100]))
})

test('a month in which nothing is paid is called free', () => {
  expect(draw([subscription({ freeMonths: 1 })]).said.slice(0, 2)).toEqual([
    'Maand 1: gratis',
    'Maand 2 t/m 12: € 20,00 p/m',
  ])
})

test('of what can be ended each month no term is summed up', () => {
  const { container, said } = draw([subscription({ contractDuration: 1, freeMonths: 1 })])
  expect(said).toEqual([
    'Per maand: € 20,00',
    'Eenmalig: € 0,00',
    'Eerste factuur: € 0,00Een maand, abonnement gratis',
  ])
  expect(container.querySelector('svg')).toBeNull()
})

test('a price of 0 is a price', () => {
  const { container, said } = draw([subscription({ priceInCents: 0, freeMonths: 1 })])
  expect(said).toContain('Totaal over 1 jaar: € 0,00')
  expect(container.querySelector('svg')).toBeNull()
})

test.each([
  [
    'that is known',
    'near-net',
    [
      'Per maand: € 10,00',
      'Eenmalig: € 0,00excl. aanleg € 875,00',
      'Eerste factuur: € 10,00Een volle maandexcl. aanleg € 875,00',
      'Totaal over 1 jaar: € 120,00excl. aanleg € 875,00',
    ],
  ],
  [
    'that nobody knows yet',
    'other',
    [
      'Per maand: € 10,00',
      'Eenmalig: Nog niet bekendDe kosten van de aanleg',
      'Eerste factuur: € 10,00Een volle maandexcl. aanleg, nog niet bekend',
      'Totaal over 1 jaar: € 120,00excl. aanleg, nog niet bekend',
    ],
  ],
] as const)('construction %s is said beside each sum that lacks it', (_, row, expected) =>
  expect(draw(cartOf(lineWithRow(fibre(1, 100, { priceInCents: 1000 }), rows[row]))).said).toEqual(expected),
)

test('several orders of one term are one figure, with one bar', () => {
  const { said } = draw([subscription({ freeMonths: 1 })], [subscription(), once])
  expect(said).toEqual([
    'Maand 1: € 20,00, abonnement gratis',
    'Maand 2 t/m 12: € 40,00 p/m',
    'Eenmalig: € 9,00',
    'Eerste factuur: € 29,00',
    'Totaal over 1 jaar: € 469,00',
  ])
})

test('who asked for it reads each amount incl. VAT as well', async () => {
  render(<VatSwitch />)
  const { figure } = draw([subscription({ freeMonths: 1 }), extra, once])
  await userEvent.click(screen.getByRole('switch'))
  const amounts = within(figure).getAllByText(/^€\s/)
  expect(within(figure).getAllByText('incl. btw', { exact: false })).toHaveLength(amounts.length / 2)
  expect(listed(figure)).toContain('Totaal over 1 jaar: € 313,00 € 378,73 incl. btw')
  await userEvent.click(screen.getByRole('switch'))
})

test('without lines there is nothing to say', () => {
  const { container } = render(<CostFigure orders={[[], []]} />)
  expect(container.innerHTML).toBe('')
})
