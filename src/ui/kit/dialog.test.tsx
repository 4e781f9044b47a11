// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const onClose = vi.fn()

beforeEach(() => {
  render(
    <Dialog open onClose={onClose} title="Wil je dit?">
      <p>Het kan.</p>
    </Dialog>,
  )
})
afterEach(() => {
  onClose.mockClear()
  cleanup()
})

test('is named by its title and closed by its cross', async () => {
  screen.getByRole('dialog', { name: 'Wil je dit?' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('is closed by a press beside it, and not by one on it', () => {
  fireEvent.click(screen.getByText('Het kan.'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('is closed by a swipe of more than 40 px down its head (marketing-site §9)', () => {
  const head = screen.getByRole('heading')
  const swipe = (by: number) => {
    fireEvent.touchStart(head, { touches: [{ clientY: 100 }], changedTouches: [{ clientY: 100 }] })
    fireEvent.touchEnd(head, { touches: [], changedTouches: [{ clientY: 100 + by }] })
  }
  swipe(40)
  expect(onClose).not.toHaveBeenCalled()
  swipe(41)
  expect(onClose).toHaveBeenCalledTimes(1)
})

function Page({ keepsOpener }: { keepsOpener: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isDone, setIsDone] = useState(false)
  return (
    <>
      <h1 tabIndex={-1}>Een zaak</h1>
      {(keepsOpener || !isDone) && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
      )}
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title="Doe iets">
          <button
            type="button"
            onClick={() => {
              setIsDone(true)
              setIsOpen(false)
            }}
          >
            Doen
          </button>
        </Dialog>
      )}
    </>
  )
}

test.each([
  [true, 'Open'],
  [false, 'Een zaak'],
])('taken out while it is open gives the focus back (opener stays: %s)', async (keepsOpener, focused) => {
  cleanup()
  // As browsers do, which this one does not.
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.removeAttribute('open')
    screen.queryByRole('button', { name: 'Open' })?.focus()
  })
  const user = userEvent.setup()
  render(<Page keepsOpener={keepsOpener} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Doen' }))
  expect(document.activeElement?.textContent).toBe(focused)
  close.mockRestore()
})
