// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderStore } from '../../../store/order-state.ts'
import { NumberRetention } from './compose-telefonie.tsx'

afterEach(() => {
  cleanup()
  orderStore.clearPersonalData()
})

const user = userEvent.setup()
const numbers = () => screen.getAllByRole<HTMLInputElement>('textbox')
const isWrong = (index: number) => numbers()[index]?.getAttribute('aria-invalid') === 'true'

test('a number to keep is written as the shop does, and what is wrong shows once its field is left', async () => {
  render(<NumberRetention />)
  await user.keyboard('{Tab}0201234567{Tab}12')
  expect([numbers()[0]?.value, isWrong(1)]).toEqual(['020 123 45 67', false])
  await user.tab()
  expect(isWrong(1)).toBe(true)
})

test('what is wrong waits for the press that left the field, so that nothing moves under the pointer', async () => {
  render(<NumberRetention />)
  await user.keyboard('{Tab}12')
  await user.pointer({ keys: '[MouseLeft>]', target: numbers()[2] as HTMLElement })
  await act(async () => undefined)
  expect([document.activeElement, isWrong(0)]).toEqual([numbers()[2], false])
  await user.pointer({ keys: '[/MouseLeft]' })
  await expect.poll(() => isWrong(0)).toBe(true)
})
