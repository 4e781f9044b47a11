// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { DeliveryPreference } from '../delivery-preference.ts'
import { deliveryPreferenceTexts as texts } from '../delivery-preference-texts.ts'
import { DeliveryPreferenceFields } from './delivery-preference-fields.tsx'

afterEach(cleanup)
const user = userEvent.setup()
const weeks = ['2026-W50', '2026-W51', '2026-W52', '2026-W53']

let preferred: DeliveryPreference | null
function Form({ first = null, error }: { first?: DeliveryPreference | null; error?: string }) {
  const [value, setValue] = useState(first)
  preferred = value
  return <DeliveryPreferenceFields weeks={weeks} value={value} onChange={setValue} error={error} />
}
const week = (number: number) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^week ${number} `))

test('up to three weeks and a part of the day are chosen, shown in one line, and taken back', async () => {
  render(<Form />)
  await user.click(screen.getByText(texts.invite))
  for (const number of [52, 50, 51]) await user.click(week(number))
  expect(week(53).disabled).toBe(true)
  await user.click(screen.getByLabelText('Middag'))
  expect(preferred).toEqual({ weeks: ['2026-W50', '2026-W51', '2026-W52'], partOfDay: 'afternoon' })
  expect(screen.getByText(/^Voorkeur voor de levering: week 50 .*, ’s middags$/)).toBeDefined()
  for (const number of [50, 51, 52]) await user.click(week(number))
  await user.click(screen.getByLabelText('Maakt niet uit'))
  expect(preferred).toBeNull()
  expect(screen.getByText(texts.invite)).toBeDefined()
})

test('a week that was refused stands open with its error, and can be left out', async () => {
  const { container } = render(
    <Form first={{ weeks: ['2026-W48'], partOfDay: 'day' }} error={texts.weekIsOver} />,
  )
  expect(container.querySelector('details')?.open).toBe(true)
  expect(
    screen.getByRole('group', { name: 'Weken', description: new RegExp(texts.weekIsOver) }),
  ).toBeDefined()
  await user.click(week(48))
  expect(preferred).toBeNull()
})
