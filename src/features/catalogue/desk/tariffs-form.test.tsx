// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { storedDraft } from '../../desk/components/versioned/stored-draft.ts'
import type { TariffList } from '../tariffs.ts'
import { TariffsForm } from './tariffs-form.tsx'
import { draft, draw } from './testing-catalogue.tsx'

const kept = storedDraft('noor', `herziening-${draft.id}-voip`)

afterEach(() => {
  cleanup()
  kept.drop()
})

const list: TariffList = {
  title: 'Gesprekstarieven',
  note: 'Per minuut.',
  updated: '2026-11-21',
  short: [{ destination: 'Nederland', kind: 'vast', perMinuteInTenthsOfCents: 15, startInTenthsOfCents: 35 }],
  longStartInTenthsOfCents: 35,
  long: [
    {
      destination: 'België',
      code: '+32',
      fixedPerMinuteInTenthsOfCents: 25,
      mobilePerMinuteInTenthsOfCents: 95,
    },
  ],
}

type Answer = Parameters<typeof draw>[1][string]

function open(answer: Answer, after = list, wasSaved = false) {
  const onChanged = vi.fn(async (_wasSaved: boolean) => undefined)
  const sent = draw(
    <TariffsForm
      page={{ revision: draft, before: after, after, version: 2, meanwhile: null }}
      listId="voip"
      isEdited
      restores
      wasSaved={wasSaved}
      onChanged={onChanged}
    />,
    { 'tarieven/voip': answer },
  )
  return { sent, onChanged }
}

const faster: Answer = () => ({
  status: 409,
  body: {
    message: 'Een collega heeft dit intussen veranderd.',
    code: 'changed-meanwhile',
    version: 5,
    theirList: { ...list, note: 'Per seconde.' },
    changedBy: 'Piet',
  },
})

async function typeAndSave() {
  const field = screen.getByLabelText('Per minuut van Nederland')
  await userEvent.clear(field)
  await userEvent.type(field, '0,019')
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
}

test('puts the newest list under what was typed where a colleague was faster', async () => {
  let answer = faster
  const { sent, onChanged } = open((...asked) => answer(...asked))
  await typeAndSave()
  const conflict = await screen.findByRole('region', { name: 'Een collega was je voor' })
  expect(within(conflict).getByText(/heeft Piet dit veranderd/)).toBeTruthy()
  expect(
    within(conflict).getByRole('row', {
      name: 'Toelichting boven de lijst Per minuut. niet veranderd Per seconde.',
    }),
  ).toBeTruthy()
  expect(onChanged).not.toHaveBeenCalled()
  answer = () => ({ status: 204 })
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(sent.map(body => (body as { version: number }).version)).toEqual([2, 5])
  expect(sent[1]).toMatchObject({ list: { note: 'Per seconde.', short: [{ perMinuteInTenthsOfCents: 19 }] } })
})

test('says at the amount of a row that both changed what the colleague made of it, and takes that over', async () => {
  const [row] = list.short
  open(() => ({
    status: 409,
    body: {
      message: 'Een collega heeft dit intussen veranderd.',
      code: 'changed-meanwhile',
      version: 5,
      theirList: {
        ...list,
        short: [
          { ...row, destination: 'Duitsland' },
          { ...row, perMinuteInTenthsOfCents: 17 },
        ],
      },
      changedBy: 'Piet',
    },
  }))
  await typeAndSave()
  const field = () => screen.getByLabelText('Per minuut van Nederland') as HTMLInputElement
  await screen.findByText('Piet maakte hiervan: 0,017')
  expect(within(field().closest('td') as HTMLElement).getByText('Piet maakte hiervan: 0,017')).toBeTruthy()
  expect(field().value).toBe('0,019')
  expect(screen.getByLabelText('Per minuut van Duitsland')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Per minuut van Nederland overnemen' }))
  expect(field().value).toBe('0,017')
})

test('gives up what was typed when it is begun again', async () => {
  const { sent } = open(faster)
  await typeAndSave()
  await userEvent.click(await screen.findByRole('button', { name: 'Begin opnieuw' }))
  expect((screen.getByLabelText('Per minuut van Nederland') as HTMLInputElement).value).toBe('0,015')
  expect(screen.getByDisplayValue('Per seconde.')).toBeTruthy()
  expect(kept.read()).toBeNull()
  expect(sent).toHaveLength(1)
})

test('keeps what was typed where it could not be stored for another reason', async () => {
  const { onChanged } = open(() => ({ status: 409, body: { message: 'Deze herziening ligt vast.' } }))
  await typeAndSave()
  await screen.findByText('Deze herziening ligt vast.')
  expect(screen.queryByRole('region', { name: 'Een collega was je voor' })).toBeNull()
  expect(kept.read()).not.toBeNull()
  expect(onChanged).not.toHaveBeenCalled()
})

/** As many countries as the shop has. */
const world: TariffList = {
  ...list,
  long: Array.from({ length: 30 }, (_, place) => ({
    destination: `Land ${String(place + 100)}`,
    code: `+${place + 100}`,
    fixedPerMinuteInTenthsOfCents: 25,
    mobilePerMinuteInTenthsOfCents: 95,
  })),
}
const countries = () =>
  within(screen.getByRole('table', { name: 'Alle landen' }))
    .getAllByLabelText(/^Bestemming van/)
    .map(field => (field as HTMLInputElement).value)

test('shows a few of many countries, and whichever is searched, which stays while it is typed in', async () => {
  const { sent } = open(() => ({ status: 204 }), world)
  expect(countries()).toHaveLength(10)
  await userEvent.type(screen.getByLabelText('Zoek een land'), '+124')
  expect(countries()).toEqual(['Land 124'])
  const name = screen.getByLabelText('Bestemming van Land 124')
  await userEvent.clear(name)
  await userEvent.type(name, 'Zuid')
  expect(countries()).toEqual(['Zuid'])
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const { long } = (sent[0] as { list: TariffList }).list
  expect(long).toHaveLength(30)
  expect(long.find(({ code }) => code === '+124')?.destination).toBe('Zuid')
  await userEvent.clear(screen.getByLabelText('Zoek een land'))
  await userEvent.click(screen.getByRole('button', { name: 'Toon alle 30' }))
  expect(countries()).toHaveLength(30)
})

test('shows a new country and every wrong one, whatever was searched', async () => {
  const { sent } = open(() => ({ status: 204 }), world)
  const table = within(screen.getByRole('table', { name: 'Alle landen' }))
  await userEvent.click(screen.getByRole('button', { name: 'Toon alle 30' }))
  for (const country of ['Land 110', 'Land 128'])
    await userEvent.clear(table.getByLabelText(`Vast per minuut van ${country}`))
  await userEvent.type(screen.getByLabelText('Zoek een land'), 'Land 120')
  expect(countries()).toEqual(['Land 120'])
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(sent).toEqual([])
  expect(countries().slice(0, 2)).toEqual(['Land 110', 'Land 128'])
  expect(countries()).toHaveLength(10)

  await userEvent.type(screen.getByLabelText('Zoek een land'), 'Land 120')
  const [, addCountry] = screen.getAllByRole('button', { name: 'Bestemming toevoegen' })
  await userEvent.click(addCountry as HTMLElement)
  expect(countries()[0]).toBe('')
  const destination = await screen.findByLabelText('Bestemming van rij 1')
  await vi.waitFor(() => expect(document.activeElement).toBe(destination))
})

test('says that it was saved until something is typed', async () => {
  const { onChanged } = open(() => ({ status: 204 }))
  await typeAndSave()
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledWith(true))
  cleanup()
  open(() => ({ status: 204 }), list, true)
  expect(screen.getByText('Opgeslagen')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Titel van de lijst'), 's')
  expect(screen.queryByText('Opgeslagen')).toBeNull()
})
