// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { RevisionPage } from '../desk-schemas.ts'
import { MoveItems } from './move-items.tsx'
import { draft, draw } from './testing-catalogue.tsx'

afterEach(cleanup)

const item = (
  id: string,
  name: string,
  kind: 'offering' | 'tariffs' = 'offering',
): RevisionPage['items'][number] => ({
  kind,
  id,
  name,
  productType: null,
  deed: 'changed',
  fields: [],
  changedAt: '2026-11-29T10:00:00.000Z',
  changedBy: 'Noor',
})

const page: RevisionPage = {
  revision: draft,
  needsApproval: false,
  items: [
    item('11', 'Glasvezel 100'),
    item('12', 'Glasvezel 500'),
    item('bellen', 'Tarieven: bellen', 'tariffs'),
  ],
  begins: [],
  others: [
    { id: 8, name: 'Voorjaar' },
    { id: 9, name: 'Zomer' },
  ],
  conflicts: [],
  refused: [],
  warned: [],
  reach: { savedCarts: 0, sentQuotes: 0 },
  addresses: null,
  undoRequest: null,
  isOwn: true,
  alone: null,
}

function open(answer: { status: number; body?: unknown } = { status: 204 }) {
  const onDone = vi.fn()
  const sent = draw(<MoveItems page={page} onDone={onDone} />, { verplaatsen: () => answer })
  return { sent, onDone }
}

const move = () => userEvent.click(screen.getByRole('button', { name: 'Verplaatsen' }))

test('the chosen changes go to the chosen revision, and no others', async () => {
  const { sent, onDone } = open()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Glasvezel 100' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Glasvezel 500' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tarieven: bellen' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Glasvezel 100' }))
  await userEvent.selectOptions(screen.getByLabelText('Naar welke herziening'), 'Zomer')
  await move()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('De wijzigingen zijn verplaatst.'))
  expect(sent).toEqual([
    {
      to: 9,
      items: [
        { kind: 'offering', id: '12' },
        { kind: 'tariffs', id: 'bellen' },
      ],
    },
  ])
})

test('without a choice nothing is sent, and the field says so', async () => {
  const { sent } = open()
  await move()
  expect(screen.getByText('Kies minstens één wijziging')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Glasvezel 100' }))
  expect(screen.queryByText('Kies minstens één wijziging')).toBeNull()
})

test('a refusal stands in the dialog with its reason, and what was chosen stays chosen', async () => {
  const { onDone } = open({ status: 409, body: { message: 'In “Voorjaar” is Glasvezel 100 anders.' } })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Glasvezel 100' }))
  await move()
  expect(await screen.findByText('In “Voorjaar” is Glasvezel 100 anders.')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  expect(screen.getByRole('checkbox', { name: 'Glasvezel 100', checked: true })).toBeTruthy()
})
