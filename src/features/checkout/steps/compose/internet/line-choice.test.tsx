// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineChoices } from '../../../../carts/internet.ts'
import { lines } from '../../../../carts/testing.ts'
import { LineChoice } from './line-choice.tsx'

let isWide: boolean
beforeEach(() => {
  isWide = false
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { fibre100, dsl50 } = lines
const choice = (offered: (typeof lines.fibre100)[], chosenId: number | null = null) => (
  <LineChoice choices={lineChoices(offered, 12)} chosenId={chosenId} onChoose={() => undefined} />
)
const isOpen = (title: string) => screen.getByText(title, { selector: 'summary *' }).closest('details')?.open

test('on a phone DSL is folded beside fibre, and opens for a line that is chosen of it', () => {
  const { rerender } = render(choice([fibre100, dsl50]))
  expect([isOpen('Glasvezel'), isOpen('DSL')]).toEqual([true, false])
  rerender(choice([fibre100, dsl50], dsl50.id))
  expect(isOpen('DSL')).toBe(true)
})

test('where there is DSL alone it is open', () => {
  render(choice([dsl50]))
  expect(isOpen('DSL')).toBe(true)
})

test('in a wide window both are open', () => {
  isWide = true
  render(choice([fibre100, dsl50]))
  expect([isOpen('Glasvezel'), isOpen('DSL')]).toEqual([true, true])
})
