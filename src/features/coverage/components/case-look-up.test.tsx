// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import type { DeskCase } from '../../../api/desk-case.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import { CaseScreen } from '../../case-desk/desk/case-screen.tsx'
import { shownCase } from '../../case-desk/desk/testing-case.ts'
import { OnScreen } from '../../case-desk/desk/testing-screen.tsx'
import type { StaffRole } from '../../desk/staff-roles.ts'
import type { CaseCoverage } from '../case-coverage.ts'
import { coverage, dslLine, fibreLine, notThere, slowFibre } from '../testing-case-coverage.ts'

const user = userEvent.setup()
const me = '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'
const path = `/api/beheer/zaken/${shownCase.number}/dekking`
const lookUp = vi.fn<() => Response>()
const answers = (changes: Partial<CaseCoverage> = {}) =>
  Response.json({ coverage: { ...coverage, ...changes } })
const signature = 'Groeten van Noor'

beforeEach(() => {
  window.localStorage.clear()
  lookUp.mockReset()
  lookUp.mockImplementation(() => answers())
  standInServer({
    [path]: lookUp,
    '/api/beheer/teksten': () => Response.json({ texts: [], signature, colleagues: [] }),
  })
})
afterEach(cleanup)

const enquiry: Partial<DeskCase> = {
  kind: 'fibre-enquiry',
  lineChanges: null,
  transitions: [],
  enquiry: { zipCode: '8011PK', houseNumber: '15', houseNumberSuffix: '', bandwidth: '1Gbps/1Gbps' },
  place: { line: '8011 PK 15', availability: null, isChecked: false, coverage: null },
}

function show({
  role = 'verkoop',
  mayWork = true,
  ...changes
}: Partial<DeskCase> & { role?: StaffRole; mayWork?: boolean } = {}) {
  const element = (
    <OnScreen shown={{ ...shownCase, ...enquiry, ...changes }} mayWork={mayWork}>
      <CaseScreen me={me} />
    </OnScreen>
  )
  const routes = [{ id: 'root', children: [{ id: routeIds.desk, children: [{ path: '/', element }] }] }]
  const colleague = { id: me, name: 'Noor', email: 'noor@lijnhaven.example', role }
  const loaderData = { root: { brand }, [routeIds.desk]: colleague }
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />)
}

const dialog = () => within(screen.getByRole('dialog'))
const message = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht' })
const press = async () => user.click(await screen.findByRole('button', { name: 'Antwoord hiermee' }))

test('each line stands with how the shop has it and why, and the whole look-up is one press away', async () => {
  lookUp.mockImplementation(() => answers({ lines: [slowFibre, fibreLine, notThere(dslLine)] }))
  show()
  await screen.findByText('Grote Kerkplein 15, 8011 PK Zwolle')
  const fibre = screen.getByText(/Kan direct besteld worden\. Levertijd 2 tot 4 weken, aanleg geen\./)
  const group = within(fibre.closest('li') ?? document.body)
  expect(group.getByText('Te bestellen')).toBeDefined()
  expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    slowFibre.name,
    fibreLine.name,
  ])
  expect(screen.getByText('Op dit adres ligt hiervoor geen netwerk.')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Alles over dit adres' })
  expect(link.getAttribute('href')).toBe('/beheer/dekking?postcode=8011PK&huisnummer=15')
})

test('who has no right to coverage sees the result without the ways there', async () => {
  const change = {
    id: 'c1',
    technology: 'fibre',
    what: 'made',
    at: '2026-11-24T10:00:00.000Z',
    by: 'Sam',
  } as const
  lookUp.mockImplementation(() => answers({ changes: [change] }))
  show({ role: 'personeel', mayWork: false })
  await screen.findByText('Glasvezel is gecorrigeerd door Sam, di 24 nov')
  expect(screen.queryByRole('link', { name: /Glasvezel is gecorrigeerd/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Alles over dit adres' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Antwoord hiermee' })).toBeNull()
})

test('one press begins an answer from it, with greeting and signature', async () => {
  show()
  await press()
  await waitFor(() => expect(message().value).toContain(signature))
  const { value } = message()
  expect(value).toMatch(/^Beste Lotte,\n\nJe vroeg om 1Gbps\/1Gbps op Grote Kerkplein 15/)
  expect(value).toMatch(/Bedragen zijn zonder btw\.\n\nGroeten van Noor$/)
})

test('the answer is begun in what was typed before, and anew in its own place', async () => {
  show()
  await press()
  await waitFor(() => expect(message().value).toContain(signature))
  await user.type(message(), ' PS')
  await user.click(dialog().getByRole('button', { name: 'Toch niet' }))
  lookUp.mockImplementation(() => answers({ lines: [notThere(fibreLine)], wanted: null }))
  await press()
  expect(message().value).toMatch(/ PS$/)
  expect(message().value).toContain('Glasvezel kan hier helaas niet.')
  expect(message().value).not.toContain('Goed nieuws')
  await user.click(dialog().getByRole('button', { name: 'Begin opnieuw' }))
  expect(message().value).not.toContain('helaas')
})

test('coverage that changed while somebody looked is said, and the answer is of what holds now', async () => {
  show()
  await screen.findByText('Grote Kerkplein 15, 8011 PK Zwolle')
  expect(screen.queryByText(/veranderd sinds je keek/)).toBeNull()
  lookUp.mockImplementation(() => answers({ lines: [notThere(fibreLine)], wanted: null }))
  await press()
  expect(message().value).toContain('Glasvezel kan hier helaas niet.')
  expect(screen.getByText(/veranderd sinds je keek/)).toBeDefined()
})

test('an address that the register does not know, and a speed that is not sold, are said', async () => {
  const unknown: Partial<CaseCoverage> = {
    register: 'unknown',
    street: null,
    city: null,
    lines: [],
    suffixesHere: ['A'],
  }
  lookUp.mockImplementation(() => answers(unknown))
  show()
  await screen.findByText('Het register kent dit adres niet. De winkel weigert het.')
  expect(screen.getByText('Op dit nummer kennen we: A.')).toBeDefined()
  cleanup()
  lookUp.mockImplementation(() => answers({ wanted: { bandwidth: '10Gbps/10Gbps', line: null } }))
  show()
  await screen.findByText('Deze snelheid verkopen we niet, of niet meer.')
})

test('a register that does not answer begins no answer, and is asked again', async () => {
  lookUp.mockImplementation(() => answers({ register: 'unavailable', lines: [] }))
  show()
  await screen.findByText(/Het register antwoordt niet/)
  expect(screen.queryByRole('button', { name: 'Antwoord hiermee' })).toBeNull()
  lookUp.mockImplementation(() => answers())
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await screen.findByRole('button', { name: 'Antwoord hiermee' })
})

test('a look-up that fails says so and is tried again; an enquiry without an address to mail begins no answer', async () => {
  lookUp.mockImplementation(() => new Response(null, { status: 500 }))
  show({ contact: { ...shownCase.contact, email: null } })
  await screen.findByText('Het adres is niet opgezocht')
  lookUp.mockImplementation(() => answers())
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await screen.findByText('Deze aanvraag heeft geen e-mailadres om op te antwoorden.')
  expect(screen.queryByRole('button', { name: 'Antwoord hiermee' })).toBeNull()
})

test('a case that asks about no address asks for no look-up', async () => {
  show({ enquiry: null, place: null })
  await screen.findAllByText('Bakkerij De Korenmolen B.V.', { exact: false })
  expect(screen.queryByText('Wat kan hier')).toBeNull()
  expect(lookUp).not.toHaveBeenCalled()
})
