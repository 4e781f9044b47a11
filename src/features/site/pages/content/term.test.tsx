// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Term from './term.island.tsx'

/** Last call of the popover; happy-dom has none. */
const popover = vi.fn<(isShown: boolean) => boolean>()
const user = userEvent.setup()
const isShown = () => popover.mock.lastCall?.[0]

beforeEach(() => {
  popover.mockReset()
  Object.defineProperty(HTMLElement.prototype, 'togglePopover', { configurable: true, value: popover })
  render(<Term word="ONT" text="Het kastje van de glasvezel." />)
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover')
})

const word = () => screen.getByRole('button', { name: 'ONT' })

test('a word is described by its explanation, which shows once it is wanted', () => {
  const explanation = screen.getByRole('tooltip', { hidden: true })
  expect(word().getAttribute('aria-describedby')).toBe(explanation.id)
  expect(explanation.textContent).toBe('Het kastje van de glasvezel.')
  expect(isShown()).toBe(false)
})

test('the explanation comes with the focus, and goes with it', async () => {
  await user.tab()
  expect(document.activeElement).toBe(word())
  expect(isShown()).toBe(true)
  await user.tab()
  await waitFor(() => expect(isShown()).toBe(false))
})

test('Escape closes it, and a press shows it again', async () => {
  await user.tab()
  await user.keyboard('{Escape}')
  expect(isShown()).toBe(false)
  // By touch, which hovers over nothing.
  fireEvent.click(word())
  expect(isShown()).toBe(true)
})

test('the pointer shows it, and hides it where it has not gone to the explanation', async () => {
  await user.hover(word())
  expect(isShown()).toBe(true)
  await user.unhover(word())
  await waitFor(() => expect(isShown()).toBe(false))
})
