// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { deliveryTexts } from '../texts-desk.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { shownCase } from './testing-case.ts'
import { OnScreen } from './testing-screen.tsx'

afterEach(cleanup)
const user = userEvent.setup()

test('who plans sees the preferred weeks first, takes a day of them at one press, and is told of another day', async () => {
  const shown = {
    ...shownCase,
    deliveryPreference: { weeks: ['2026-W48', '2026-W50'], partOfDay: 'afternoon' as const },
    today: '2026-11-24',
  }
  const element = (
    <OnScreen shown={shown} mayWork>
      <DeliveryDialog onClose={() => undefined} />
    </OnScreen>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await screen.findByText(/^Voorkeur van de klant: week 48 .* of week 50 .*, ’s middags$/)
  expect(screen.getByLabelText<HTMLInputElement>('tussen 12 en 17 uur').checked).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^maandag 23/ }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: /^dinsdag 8/ }))
  const day = screen.getByLabelText<HTMLInputElement>('Leverdag')
  expect(day.value).toBe('2026-12-08')
  expect(screen.queryByText(deliveryTexts.notPreferred)).toBeNull()
  await user.click(screen.getByLabelText('tussen 8 en 12 uur'))
  await screen.findByText(deliveryTexts.notPreferred)
})

test('a delivery is moved to one of the coming working days at one press', async () => {
  const delivery = { day: '2026-11-25', partOfDay: 'afternoon' as const, installer: 'Karim' }
  const element = (
    <OnScreen shown={{ ...shownCase, state: 'inProgress', delivery }} mayWork>
      <DeliveryDialog onClose={() => undefined} />
    </OnScreen>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await user.click(await screen.findByRole('button', { name: /^maandag 30/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Leverdag').value).toBe('2026-11-30')
})
