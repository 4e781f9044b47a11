// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ActionSlot } from './action-slot.tsx'
import { FlowAction, type Missing } from './flow-action.tsx'

afterEach(cleanup)

const user = userEvent.setup()
const onAction = vi.fn<() => void>()

type Props = { missing: readonly Missing[] }

const Step = ({ missing }: Props) => (
  <ActionSlot.Provider>
    <main>
      <h2 id="producten" tabIndex={-1}>
        Producten
      </h2>
      <FlowAction missing={missing} onAction={onAction}>
        Verder
      </FlowAction>
    </main>
    <aside>
      <ActionSlot.Place />
    </aside>
  </ActionSlot.Provider>
)
const inPage = () => within(screen.getByRole('main'))
const inPanel = () => within(screen.getByRole('complementary'))

test('the button stands in the panel alone, and acts', async () => {
  render(<Step missing={[]} />)
  expect(inPage().queryByRole('button')).toBeNull()
  await user.click(inPanel().getByRole('button', { name: 'Verder' }))
  expect(onAction).toHaveBeenCalledOnce()
})

test('while something is missing it stands in the page too, does nothing, and the first reason leads to its place', async () => {
  onAction.mockClear()
  render(
    <Step missing={[{ text: 'Kies eerst een product.', at: 'producten' }, { text: 'En wacht even.' }]} />,
  )
  for (const place of [inPage(), inPanel()]) {
    const button = place.getByRole('button', { name: 'Verder' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Kies eerst een product.',
    )
    await user.click(button)
  }
  expect(onAction).not.toHaveBeenCalled()
  expect(inPage().getAllByRole('link')).toHaveLength(1)
  await user.click(inPage().getByRole('link', { name: 'Kies eerst een product.' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Producten' }))
})
