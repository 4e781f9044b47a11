// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatEuro } from '../../../../common/money.ts'
import { offering } from '../../../carts/testing.ts'
import { withVatInCents } from '../../../carts/totals.ts'
import type { ProductOffering } from '../../../catalogue/product.ts'
import { PlanTable } from './plan-table.tsx'
import { planChoiceOf } from './plan-terms.ts'
import PlansIsland from './plans.island.tsx'

const user = userEvent.setup()
afterEach(cleanup)

const subscription = (
  id: number,
  name: string,
  contractDuration: number,
  patch: Partial<ProductOffering> = {},
) => offering(id, { productType: 'mobiel', name, contractDuration, priceInCents: 1000 + id, ...patch })

const sold = [
  subscription(11, 'Klein', 1),
  subscription(12, 'Groot', 1),
  subscription(21, 'Klein', 12, { listPriceInCents: 1500 }),
  subscription(22, 'Midden', 12, { promoted: true, dataBundleGb: 15 }),
  subscription(23, 'Groot', 12, { priceInCents: 0, dataBundleGb: 5 }),
]
const choice = planChoiceOf(sold, sold)
if (!choice) throw new Error('These are plans')

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const card = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li')
  if (!found) throw new Error(`There is no card of ${name}`)
  return found
}
const link = (name: string) =>
  within(card(name))
    .getByRole('link', { name: `Kies dit abonnement: ${name}` })
    .getAttribute('href')

beforeEach(() => window.sessionStorage.clear())

test('the term is a choice of real radios, which changes the cards', async () => {
  render(<PlansIsland {...choice} />)
  expect(names()).toEqual(['Groot', 'Klein', 'Midden'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 jaar' }).checked).toBe(true)
  expect(link('Klein')).toBe('/bestellen/mobiel/samenstellen#keuze=21')
  await user.click(screen.getByRole('radio', { name: '1 maand' }))
  expect(names()).toEqual(['Klein', 'Groot'])
  expect(link('Klein')).toBe('/bestellen/mobiel/samenstellen#keuze=11')
})

test('the promoted plan has the words of the order flow, a usual price is struck through, and 0 is a price', () => {
  render(<PlansIsland {...choice} />)
  expect(screen.getAllByText('Meest gekozen').map(words => words.closest('li'))).toEqual([card('Midden')])
  expect(card('Klein').querySelector('s')?.textContent).toContain(formatEuro(1500))
  expect(card('Groot').textContent).toContain(`${formatEuro(0)} p/m`)
})

test('amounts incl. VAT stand beside those without when they are asked for', async () => {
  render(<PlansIsland {...choice} />)
  expect(screen.getByText('Alle bedragen zijn exclusief 21% btw.')).toBeTruthy()
  expect(card('Klein').textContent).not.toContain('incl. btw')
  await user.click(screen.getByRole('switch', { name: 'Toon ook incl. 21% btw' }))
  expect(card('Klein').textContent).toContain(`${formatEuro(withVatInCents(1021))} incl. btw`)
  await user.click(screen.getByRole('switch'))
})

test('a term that was chosen before the component came is the one that shows', () => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<PlansIsland {...choice} />)
  const monthly = within(place).getByRole<HTMLInputElement>('radio', { name: '1 maand' })
  monthly.checked = true
  render(<PlansIsland {...choice} />, { container: place, hydrate: true })
  expect(names()).toEqual(['Klein', 'Groot'])
  expect(monthly.checked).toBe(true)
})

test('one term needs no switch, and is named', () => {
  const yearly = sold.filter(({ contractDuration }) => contractDuration === 12)
  const oneTerm = planChoiceOf(yearly, yearly)
  if (oneTerm) render(<PlansIsland {...oneTerm} />)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText('Looptijd 1 jaar')).toBeTruthy()
})

test('the table that stands there without scripts has all terms', () => {
  render(<PlanTable terms={choice.terms} />)
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(row => [...row.children].map(({ textContent }) => textContent.trim()))).toEqual([
    ['Keuze', 'Per maand', 'Looptijd 1 jaar'],
    ['Klein', `${formatEuro(1011)} p/m`, `${formatEuro(1021)} p/m`],
    ['Groot', `${formatEuro(1012)} p/m`, `${formatEuro(0)} p/m`],
    ['Midden', '–', `${formatEuro(1022)} p/m`],
  ])
})
