// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cleanLine } from '../../common/typed-text.ts'
import { limitedTo } from './limited-input.ts'

afterEach(cleanup)

function Field({ readOnly = false }) {
  const [value, setValue] = useState('')
  return (
    <input
      {...limitedTo(7, cleanLine)}
      value={value}
      readOnly={readOnly}
      onChange={event => setValue(event.target.value)}
    />
  )
}

const user = userEvent.setup()
const input = () => screen.getByRole<HTMLInputElement>('textbox')
const paste = (text: string) => fireEvent.paste(input(), { clipboardData: { getData: () => text } })

test('typing stops at the limit', async () => {
  render(<Field />)
  await user.type(input(), '1017 XN 42')
  expect(input().value).toBe('1017 XN')
})

test('a paste is cleaned first, and one that is still too long stays whole', () => {
  render(<Field />)
  paste('\t 1017  XN ')
  expect(input().value).toBe('1017 XN')
  input().setSelectionRange(0, 4)
  paste('2611 of 2612')
  expect(input().value).toBe('2611 of 2612 XN')
})

test('what is dropped is treated the same, and a field that cannot be typed in takes nothing', () => {
  const { rerender } = render(<Field />)
  fireEvent.drop(input(), { dataTransfer: { getData: () => 'Frederiksplein' } })
  expect(input().value).toBe('Frederiksplein')
  rerender(<Field readOnly />)
  paste('more')
  expect(input().value).toBe('Frederiksplein')
})
