// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { FileReport } from '../file-schemas.ts'
import { TakeFile } from './file-page.tsx'
import { draft, draw } from './testing-catalogue.tsx'

afterEach(cleanup)

const changed: FileReport['items'][number] = {
  kind: 'offering',
  id: '12',
  name: '12 Glasvezel 500',
  productType: 'internet',
  deed: 'changed',
  fields: [{ label: 'Prijs', was: '€ 42,50', becomes: '€ 39,95' }],
  changedAt: '2026-11-01T09:00:00.000Z',
  changedBy: null,
}

const open = (report: Partial<FileReport>) =>
  draw(<TakeFile revisionId={draft.id} />, {
    bestand: () => ({
      status: 200,
      body: { isTaken: false, rows: 3, problems: [], refused: [], warned: [], items: [], ...report },
    }),
  })

const choose = (name: string, content: string) =>
  userEvent.upload(screen.getByLabelText('Bestand'), new File([content], name), { applyAccept: false })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('asks for a file, and for one that it can read', async () => {
  const sent = open({})
  await press('Proberen')
  expect(screen.getByText('Kies eerst een bestand')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Bestand'))
  await choose('prijzen.xlsx', 'x')
  await press('Proberen')
  expect(screen.getByText('Kies een bestand dat eindigt op .csv of .json')).toBeTruthy()
  expect(sent).toEqual([])
})

test('shows what is wrong by line and column, and that nothing was taken in', async () => {
  const sent = open({
    problems: [
      { line: 2, column: 'Prijs', message: '“twaalf” is geen bedrag in euro’s, zoals 12,50' },
      { line: null, column: null, message: 'Dit bestand is niet te lezen.' },
    ],
  })
  await choose('prijzen.csv', 'Id;Prijs')
  await press('Proberen')
  expect((await screen.findByRole('alert')).textContent).toContain('2 plekken in het bestand kloppen niet')
  const table = screen.getByRole('table')
  expect(within(table).getByRole('row', { name: /^Regel 2 Prijs “twaalf”/ })).toBeTruthy()
  expect(within(table).getByRole('row', { name: /^hele bestand – Dit bestand/ })).toBeTruthy()
  expect(sent).toEqual([{ kind: 'csv', content: btoa('Id;Prijs'), isTry: true }])
})

test('shows what would change, then takes it in', async () => {
  const sent = open({ items: [changed] })
  await choose('prijzen.csv', 'Id;Prijs')
  await press('Proberen')
  expect(await screen.findByText(/Er is nog niets opgeslagen/)).toBeTruthy()
  expect(screen.getByRole('row', { name: /Glasvezel 500.*Prijs €.42,50 €.39,95/ })).toBeTruthy()
  await press('Inlezen')
  await screen.findByText(/Er is nog niets opgeslagen/)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ isTry: false })
})

test('tells what the rules refuse at its row and column, and that it can be taken in all the same', async () => {
  open({
    items: [changed],
    refused: [
      { line: 4, column: 'Download in Mbit/s', message: 'Een internetlijn heeft een snelheid' },
      { line: null, column: null, message: 'Zonder hoofdproduct is er niets te bestellen' },
    ],
  })
  await choose('prijzen.csv', 'Id;Prijs')
  await press('Proberen')
  await screen.findByText('Zo kan deze herziening nog niet worden gepland')
  expect(screen.getByRole('row', { name: /Regel 4 Download in Mbit\/s Een internetlijn/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /hele aanbod – Zonder hoofdproduct/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Wat verandert' })).toBeTruthy()
})
