// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { uiTexts } from '../../../ui/kit/texts.ts'
import { composeQuote } from '../quote.ts'
import { listTexts } from '../texts-parts-page.ts'
import { PartsCard } from './parts-card.tsx'
import { partAt } from './testing-parts.ts'
import { soFar } from './typed-draft.ts'

afterEach(cleanup)
const user = userEvent.setup()

function show(count: number, wrong: readonly number[]) {
  const parts = Array.from({ length: count }, (_, place) => partAt(place + 1))
  const [editing] = parts
  if (!editing) throw new Error('A quote has a part')
  const composed = composeQuote(({ productType }) => ({ productType, catalogue: [], offered: [] }), {
    parts: parts.map(each => ({ ...each, ...soFar(each) })),
    discounts: [],
  })
  const nothing = vi.fn()
  render(
    <PartsCard
      parts={parts}
      composed={{ ...composed, discountPlaces: [] }}
      editing={editing}
      wrong={new Set(wrong)}
      onEdit={nothing}
      onPlace={nothing}
      onCopy={nothing}
      onMany={nothing}
      onParts={nothing}
    />,
  )
}

const shown = () => screen.getAllByText(/^Filiaal \d+, cloud$/).map(name => name.textContent)

test('of many parts those that are wrong show, and the one that is edited; the right ones are folded', async () => {
  show(25, [19, 7])
  expect(shown()).toEqual(['Filiaal 8, cloud', 'Filiaal 20, cloud', 'Filiaal 1, cloud'])
  await user.click(screen.getByRole('button', { name: uiTexts.list.showAll(25) }))
  expect(shown()).toHaveLength(25)
})

test('a folded part is found by its name', async () => {
  show(25, [])
  expect(shown()).toEqual(['Filiaal 1, cloud'])
  await user.type(screen.getByLabelText(listTexts.searchParts), 'Filiaal 13')
  expect(shown()).toEqual(['Filiaal 13, cloud'])
})

test('a few parts all show', () => {
  show(3, [])
  expect(shown()).toHaveLength(3)
})
