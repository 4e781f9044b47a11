// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { composeQuote } from '../quote.ts'
import { listTexts, manyTexts as texts } from '../texts-parts-page.ts'
import { ManyPartsCard } from './many-parts-card.tsx'
import { partAt } from './testing-parts.ts'
import { soFar, type TypedPart } from './typed-draft.ts'

afterEach(cleanup)
const user = userEvent.setup()

/** As the editor does, by the rules themselves. */
const composed = (parts: readonly TypedPart[]) => ({
  ...composeQuote(({ productType }) => ({ productType, catalogue: [], offered: [] }), {
    parts: parts.map(each => ({ ...each, ...soFar(each) })),
    discounts: [],
  }),
  discountPlaces: [],
})

function show(parts: readonly TypedPart[]) {
  const onChange = vi.fn<(parts: readonly TypedPart[]) => void>()
  render(
    <ManyPartsCard
      parts={parts}
      all={parts}
      catalogue={[]}
      composed={composed(parts)}
      onTry={composed}
      onChange={onChange}
      onClose={vi.fn()}
    />,
  )
  return onChange
}

const change = (count: number) => user.click(screen.getByRole('button', { name: texts.change(count) }))

test('the term of chosen parts changes at once', async () => {
  const onChange = show(Array.from({ length: 12 }, (_, place) => partAt(place, 'month')))
  await user.type(screen.getByLabelText(listTexts.searchParts), 'Filiaal 11')
  await user.click(screen.getByRole('checkbox', { name: 'Filiaal 11, cloud' }))
  await user.selectOptions(screen.getByLabelText(texts.term), '36 maanden')
  await change(11)
  const [changed] = onChange.mock.lastCall ?? [[]]
  expect(changed.map(({ termInMonths }) => termInMonths)).toEqual([...Array(11).fill(36), null])
})

test('a discount that a part cannot have changes nothing, and the part is named', async () => {
  const onChange = show([partAt(1, 'month'), partAt(2, 'once')])
  await user.click(screen.getByRole('button', { name: /Korting toevoegen/ }))
  await user.type(screen.getByLabelText('Reden'), 'keten')
  await user.selectOptions(screen.getByLabelText('Soort'), 'Bedrag')
  await user.type(screen.getByLabelText('Korting in euro’s'), '5')
  await change(2)
  expect(onChange).not.toHaveBeenCalled()
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Filiaal 2, cloud: ')
  expect(alert.textContent).not.toContain('Filiaal 1')
})

test('a discount that is half typed is asked for', async () => {
  const onChange = show([partAt(1, 'month'), partAt(2, 'month')])
  await user.click(screen.getByRole('button', { name: /Korting toevoegen/ }))
  await change(2)
  screen.getByText(texts.wrongDiscount)
  expect(onChange).not.toHaveBeenCalled()
})

test('each part gets its own cost centre, and all the same order number', async () => {
  const onChange = show([partAt(1, 'month'), partAt(2, 'month')])
  await user.click(screen.getByText(texts.references))
  await user.type(screen.getByLabelText(texts.forAll('Inkoopnummer of eigen referentie')), 'PO-1')
  await user.click(screen.getByRole('button', { name: texts.fillAll }))
  await user.type(screen.getByLabelText(texts.referenceOf('Kostenplaats', 'Filiaal 2, cloud')), 'K2')
  await change(2)
  const [changed] = onChange.mock.lastCall ?? [[]]
  expect(changed.map(({ references }) => references)).toEqual([
    { purchaseOrderNumber: 'PO-1', costCentre: '' },
    { purchaseOrderNumber: 'PO-1', costCentre: 'K2' },
  ])
})

test('a free line changes in all of them, and what it cannot be is said at its quantity', async () => {
  const onChange = show([partAt(1, 'month'), partAt(2, 'month')])
  await user.selectOptions(screen.getByLabelText(texts.line), texts.freeLine('Beheer'))
  const quantity = screen.getByLabelText(texts.quantity)
  await user.clear(quantity)
  await user.type(quantity, '100')
  await change(2)
  screen.getByText(texts.wrongQuantity(99))
  expect(onChange).not.toHaveBeenCalled()
  await user.clear(quantity)
  await user.type(quantity, '5')
  await change(2)
  const [changed] = onChange.mock.lastCall ?? [[]]
  expect(changed.map(({ freeLines }) => freeLines.map(line => line.quantity))).toEqual([['5'], ['5']])
})

test('a free line that does not fit beside those that a part has changes nothing, and the part is named', async () => {
  const full = partAt(1, 'month')
  const [line] = full.freeLines
  if (!line) throw new Error('The part has a free line')
  const other = { ...line, text: 'Advies', key: 'advies' }
  const onChange = show([
    { ...full, freeLines: Array.from({ length: 20 }, (_, place) => ({ ...line, key: `regel-${place}` })) },
    { ...partAt(2, 'month'), freeLines: [other] },
  ])
  await user.selectOptions(screen.getByLabelText(texts.line), texts.freeLine('Advies'))
  await change(2)
  expect(screen.getByRole('alert').textContent).toContain('Filiaal 1, cloud: ')
  expect(onChange).not.toHaveBeenCalled()
})

test('a discount beside as many as a part can have changes nothing, and the part is named', async () => {
  const [first, other] = [partAt(1, 'month'), partAt(2, 'month')]
  const discount = { reason: 'keten', as: 'percentage', value: '1', per: 'month' } as const
  const discounts = Array.from({ length: 10 }, (_, place) => ({ ...discount, key: `korting-${place}` }))
  const onChange = show([{ ...first, discounts }, other])
  await user.click(screen.getByRole('button', { name: /Korting toevoegen/ }))
  await user.type(screen.getByLabelText('Reden'), 'keten')
  await user.type(screen.getByLabelText('Korting in procenten'), '5')
  await change(2)
  expect(screen.getByRole('alert').textContent).toContain('Filiaal 1, cloud: ')
  expect(onChange).not.toHaveBeenCalled()
})
