// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Stepper } from './stepper.tsx'

const onChange = vi.fn<(quantity: number) => void>()
beforeEach(() => {
  vi.resetAllMocks()
})
afterEach(cleanup)

function Licences({ start = 2 }: { start?: number }) {
  const [quantity, setQuantity] = useState(start)
  return (
    <Stepper
      label="Licenties"
      value={quantity}
      max={20}
      onChange={next => {
        onChange(next)
        setQuantity(next)
      }}
    />
  )
}

const user = userEvent.setup()
const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal: Licenties' })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

async function type(text: string) {
  await user.click(input())
  await user.clear(input())
  await user.keyboard(`${text}{Enter}`)
}

test('counts by button and by arrow key, within its range', async () => {
  render(<Licences start={19} />)
  await press('Eén meer: Licenties')
  await press('Eén meer: Licenties')
  expect(input().value).toBe('20')
  await press('Eén minder: Licenties')
  await user.click(input())
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(onChange.mock.calls.flat()).toEqual([20, 19, 18, 19, 20])
})

test.each([
  ['5', 5],
  [' 7 ', 7],
  ['2,9', 2],
  ['99', 20],
  ['0', 0],
  ['-1', 0],
])('takes what is typed once Enter is pressed: %j is %i', async (typed, quantity) => {
  render(<Licences start={1} />)
  await type(typed)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(quantity)
  expect(input().value).toBe(String(quantity))
})

test.each(['2x', 'x', '1-', '1e1', ' '])(
  'keeps the quantity where %j is typed, which is no number',
  async typed => {
    render(<Licences />)
    await type(typed)
    expect(input().value).toBe('2')
    expect(onChange).not.toHaveBeenCalled()
  },
)

test('leaves Home and End to the text that is typed', async () => {
  render(<Licences start={12} />)
  await user.click(input())
  await user.keyboard('{Home}{End}')
  expect(onChange).not.toHaveBeenCalled()
  expect(input().value).toBe('12')
})
