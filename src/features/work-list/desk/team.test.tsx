// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { axeFaults } from '../../../ui/forms/testing-axe.ts'
import { TestStream } from '../../desk/components/testing-stream.ts'
import type { Team, Work } from '../contract-team.ts'
import TeamPage from './team.tsx'

const Waiting = () => null

afterEach(cleanup)

const none = { kept: 0, late: 0 }
const idle: Work = { open: 0, late: 0, today: 0, oldest: null, promises: { today: none, week: none } }
const busy: Work = {
  open: 1204,
  late: 3,
  today: 2,
  oldest: '2026-11-02T09:00:00.000Z',
  promises: { today: { kept: 2, late: 0 }, week: { kept: 9, late: 1 } },
}
const shown: Team = {
  colleagues: [
    { ...busy, id: 'a1', name: 'Anna Vos', isActive: true },
    { ...idle, id: 'b2', name: 'Boris Kok', isActive: true },
    { ...busy, id: 'c3', name: 'Carla Dam', isActive: false },
  ],
  nobody: { ...idle, open: 4 },
  kinds: [{ ...busy, kind: 'order', unassigned: 4 }],
  asOf: '2026-11-23T09:00:00.000Z',
}

async function show() {
  TestStream.stub()
  const Stub = createRoutesStub([
    { path: '/', Component: TeamPage, HydrateFallback: Waiting, loader: () => shown },
  ])
  const page = render(<Stub />)
  await screen.findByRole('table', { name: 'Per medewerker' })
  return page
}

const cellsOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('what nobody has comes first, then each colleague with what they have and kept', async () => {
  const { container } = await show()
  const names = within(screen.getByRole('table', { name: 'Per medewerker' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Niemand', 'Anna Vos', 'Boris Kok', 'Carla Dam (behandelt geen zaken meer)'])
  expect(cellsOf('Anna Vos')).toEqual(['1.204', '3', '2', 'ma 2 nov', '2 op tijd', '9 op tijd, 1 te laat'])
  expect(cellsOf('Boris Kok')).toEqual(['0', '0', '0', 'geen', '–', '–'])
  expect(await axeFaults(container)).toEqual([])
})

test('a number leads to its cases in the list, where they are given to another', async () => {
  await show()
  const linksOf = (name: string) =>
    within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))
  expect(linksOf('Niemand')).toEqual(['/beheer?weergave=open&behandelaar=niemand'])
  expect(linksOf('Anna Vos')).toEqual([
    '/beheer?weergave=open&behandelaar=a1',
    '/beheer?weergave=te-laat&behandelaar=a1',
  ])
  expect(linksOf('Bestelling')).toEqual([
    '/beheer?weergave=open&soort=order',
    '/beheer?weergave=te-laat&soort=order',
    '/beheer?weergave=niemand&soort=order',
  ])
})
