// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lineWithRow } from '../../addresses/line-promise.ts'
import { rows } from '../../addresses/testing-rows.ts'
import { fibre } from '../../carts/testing.ts'
import { ChangedLines } from './changed-lines.tsx'

afterEach(cleanup)

const line = fibre(1, 500, { priceInCents: 5000 })
const ready = [{ product: line, quantity: 1 }]
const near = [{ product: lineWithRow(line, rows['near-net']), quantity: 1 }]
const cellsOf = (name: RegExp) =>
  [...screen.getByRole('row', { name }).querySelectorAll('td')].map(cell => cell.textContent)

test('what is paid once and the first invoice say what is not in them, what is paid per month does not', () => {
  render(<ChangedLines before={ready} after={near} />)
  const [once, first, monthly] = [/^Eenmalig/, /^Eerste factuur/, /^Per maand/].map(cellsOf)
  for (const cells of [once, first]) {
    expect(cells?.[0]).not.toContain('aanleg')
    expect(cells?.[1]).toMatch(/^€.*, excl\. aanleg €\u00a0875,00$/)
  }
  expect(monthly?.join()).not.toContain('aanleg')
})
