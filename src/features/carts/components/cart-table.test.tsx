// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formatEuro } from '../../../common/money.ts'
import { expectTableRoles } from '../../../ui/kit/testing-table.ts'
import { normalizeCloud } from '../cloud.ts'
import { normalizeTelefonie } from '../telefonie.ts'
import { cloudProducts, telefonieCatalogue, telefonieProducts } from '../testing-services.ts'
import { CartTable } from './cart-table.tsx'

afterEach(cleanup)

const { office, migration } = cloudProducts
const { cart } = normalizeCloud([
  { product: office, quantity: 2 },
  { product: migration, quantity: 3 },
])
const row = (name: RegExp) => screen.getByRole('row', { name })

test('a line says its quantity, its name and one amount with its unit', () => {
  render(<CartTable cart={cart} caption="Bestelling" retainedNumbers={[]} controlsOf={() => null} />)
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Product', 'Aantal', 'Bedrag'])
  const amountOf = (name: RegExp) => within(row(name)).getByRole('cell').textContent
  expect(amountOf(/^2 × Product 502/)).toBe(`${formatEuro(2 * office.priceInCents)} p/m`)
  expect(amountOf(/^3 × Product 506/)).toBe(`${formatEuro(3 * migration.priceInCents)} eenmalig`)
  expectTableRoles(screen.getByRole('table'))
})

test('a line that can be changed has its controls in a cell of their own, in whose place others have room for their name', () => {
  render(
    <CartTable
      cart={cart}
      caption="Bestelling"
      retainedNumbers={[]}
      controlsOf={({ product }) =>
        product === office ? { kind: 'quantity', controls: <button type="button">Meer</button> } : null
      }
    />,
  )
  const rows = [/^2 × Product 502/, /^2 × Installatie 503/, /^3 × Product 506/].map(row)
  expect(rows.map(each => within(each).queryAllByRole('button').length)).toEqual([1, 0, 0])
  const widths = rows.map(each => [...each.children].map(cell => (cell as HTMLTableCellElement).colSpan))
  expect(widths).toEqual([
    [1, 1, 1],
    [2, 1],
    [2, 1],
  ])
  expect(rows.map(each => each.dataset.kind)).toEqual(['quantity', 'derived', undefined])
  expectTableRoles(screen.getByRole('table'))
})

test('numbers that are kept stand in the last row, each in one piece', () => {
  const telefonie = normalizeTelefonie(
    [{ product: telefonieProducts.basic, quantity: 1 }],
    telefonieCatalogue,
  )
  render(
    <CartTable
      cart={telefonie.cart}
      caption="Bestelling"
      retainedNumbers={['020 123 45 67', ' ', '0881234567']}
      controlsOf={() => null}
    />,
  )
  expect(screen.getAllByRole('row').at(-1)?.textContent).toBe(
    'Nummerbehoud 020\u00a0123\u00a045\u00a067, 088\u00a0123\u00a045\u00a067',
  )
})
