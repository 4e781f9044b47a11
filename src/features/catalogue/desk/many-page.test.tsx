// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { BulkReport } from '../bulk-schemas.ts'
import type { OfferingRow, OfferingRows } from '../desk-schemas.ts'
import { Many } from './many-page.tsx'
import { draft, draw } from './testing-catalogue.tsx'

afterEach(cleanup)

const row = (id: number, name: string, other: Partial<OfferingRow> = {}): OfferingRow => ({
  id,
  name,
  productType: 'internet',
  sectionName: 'Glasvezel',
  contractDuration: 12,
  priceInCents: 3_333,
  listPriceInCents: null,
  promoted: false,
  deed: null,
  ...other,
})

const page: OfferingRows = {
  revision: draft,
  rows: [
    row(1, 'Glasvezel 100'),
    row(2, 'Glasvezel 500'),
    row(3, 'Bellen', { productType: 'telefonie', sectionName: 'Bellen' }),
    row(4, 'Glasvezel 50', { deed: 'ended' }),
  ],
  total: 4,
  groups: [],
  tariffs: [],
  lastMany: null,
}

/** The first two offerings as they become. */
const report: Omit<BulkReport, 'isTaken'> = {
  version: 3,
  rows: [
    {
      id: 1,
      name: 'Glasvezel 100',
      contractDuration: 12,
      isChosen: true,
      was: '€ 33,33',
      exact: '€ 34,50',
      becomes: '€ 35,00',
    },
    {
      id: 2,
      name: 'Glasvezel 500',
      contractDuration: 12,
      isChosen: true,
      was: '€ 50,00',
      exact: null,
      becomes: '€ 52,00',
    },
  ],
  warned: ['Glasvezel 500: Dit is 60% meer dan € 50,00'],
}

function open(shown: Partial<OfferingRows> = {}) {
  let asked = 0
  const sent = draw(<Many page={{ ...page, ...shown }} />, {
    'aanbod/samen': () => {
      asked += 1
      return { status: 200, body: { ...report, isTaken: asked > 1 } }
    },
  })
  return sent
}

const choose = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
const look = () => userEvent.click(screen.getByRole('button', { name: 'Bekijken' }))
test('a change of many is looked at as a table, what was reckoned beside what it becomes, and only then taken', async () => {
  const sent = open()
  await choose(/^Alles van Internet: Glasvezel/)
  expect(screen.getByText('2 producten gekozen')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^Percentage erbij/), '3,5')
  await userEvent.selectOptions(screen.getByLabelText(/^Afronden op/), 'hele euro’s')
  await look()
  const table = await screen.findByRole('table', { name: 'Dit wordt het' })
  const deed = { kind: 'percentage', hundredths: 350, rounding: 100 }
  expect(sent).toEqual([{ items: [1, 2], deed, version: 3, isTry: true }])
  const [head, first, second] = within(table).getAllByRole('row')
  if (!head || !first || !second) throw new Error('The table lacks its rows')
  expect(head.textContent).toBe('ProductWasBerekendWordt')
  expect(first.textContent?.replaceAll('\u00a0', ' ')).toContain('€ 33,33€ 34,50€ 35,00')
  expect(second.textContent?.replaceAll('\u00a0', ' ')).toContain('€ 50,00€ 52,00')
  expect(screen.getByText(/^Glasvezel 500: Dit is 60% meer/)).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: '2 producten wijzigen' }))
  await screen.findByRole('heading', { name: 'Gewijzigd in de herziening' })
  expect(sent.at(-1)).toEqual({ items: [1, 2], deed, version: 3, isTry: false })
  expect(screen.queryByRole('button', { name: /wijzigen$/ })).toBeNull()
  expect(screen.getByText('0 producten gekozen')).toBeTruthy()
})

test('nothing is asked where nothing is chosen, or the amount is none', async () => {
  const sent = open()
  await userEvent.type(screen.getByLabelText(/^Percentage erbij/), '3,5')
  await look()
  expect(screen.getByText('Kies minstens één product')).toBeTruthy()
  await choose(/^Glasvezel 100/)
  expect(screen.queryByText('Kies minstens één product')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Prijs met een bedrag' }))
  const field = screen.getByLabelText(/^Bedrag erbij/)
  await userEvent.clear(field)
  await userEvent.type(field, 'veel')
  await look()
  expect(screen.getByText('Vul een bedrag in, zoals 1,50 of -1,50')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(sent).toEqual([])
})

test('what was looked at goes once something else is chosen, and what ends already cannot be', async () => {
  open()
  expect(screen.queryByRole('checkbox', { name: /^Glasvezel 50,/ })).toBeNull()
  await choose(/^Glasvezel 100/)
  await userEvent.click(screen.getByRole('radio', { name: 'Laten vervallen' }))
  await look()
  await screen.findByRole('table', { name: 'Dit wordt het' })
  await choose(/^Bellen/)
  expect(screen.queryByRole('table', { name: 'Dit wordt het' })).toBeNull()
})

test('those that move are put behind one that stays', async () => {
  const sent = open()
  await choose(/^Glasvezel 500/)
  await userEvent.click(screen.getByRole('radio', { name: 'Verplaatsen' }))
  const behind = screen.getByLabelText(/^Achter welk product/)
  expect(within(behind).queryByRole('option', { name: /^Glasvezel 500/ })).toBeNull()
  await userEvent.selectOptions(behind, '1')
  await look()
  await waitFor(() => expect(sent).toMatchObject([{ items: [2], deed: { kind: 'move', behind: 1 } }]))
})

test('the last change of many is taken back by one press', async () => {
  const calls: string[] = []
  draw(
    <Many page={{ ...page, lastMany: { items: 12, doneAt: '2026-11-29T10:00:00.000Z', doneBy: 'Noor' } }} />,
    {
      'aanbod/samen': () => {
        calls.push('undone')
        return { status: 204 }
      },
    },
  )
  expect(screen.getByText(/^Het laatst samen gewijzigd: 12 producten, .*, door Noor\.$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Alles weer ongedaan maken' }))
  await waitFor(() => expect(calls).toEqual(['undone']))
})
