// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

afterEach(cleanup)

const past = 'Dit moment is al voorbij.'

test('says once what is wrong with a field, and a sentence about the whole beside it', () => {
  render(<ErrorSummary problems={[{ field: 'dag', message: past }]} attempt={1} message={past} />)
  expect(screen.getAllByText(past)).toHaveLength(1)
  cleanup()
  render(<ErrorSummary problems={[{ field: 'dag', message: past }]} attempt={1} message="Kijk alles na." />)
  expect(screen.getByText('Kijk alles na.')).toBeTruthy()
  expect(screen.getByText(past)).toBeTruthy()
})
