// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offering } from '../../../../carts/testing.ts'
import { LineSpeeds } from './line-speeds.tsx'

const range = (minimumMbs: number, normalMbs: number, maximumMbs: number) => ({
  minimumMbs,
  normalMbs,
  maximumMbs,
})
const dsl = offering(1, {
  downloadSpeedMbs: 200,
  uploadSpeedMbs: 60,
  lineSpeeds: { download: range(100, 160, 200), upload: range(30, 48, 60) },
})

test('each line says what it promises both ways, by the speed that it is advertised with', () => {
  render(<LineSpeeds lines={[dsl]} />)
  screen.getByText('Minimale, normale en maximale snelheid').click()
  const row = screen.getByRole('rowheader', { name: '200/60' }).closest('tr')
  const cells = within(row as HTMLElement).getAllByRole('cell')
  expect(cells.map(cell => cell.textContent)).toEqual(['100/30', '160/48', '200/60'])
})

test('where no line has them written down there is nothing', () => {
  const { container } = render(<LineSpeeds lines={[offering(2)]} />)
  expect(container.innerHTML).toBe('')
})
