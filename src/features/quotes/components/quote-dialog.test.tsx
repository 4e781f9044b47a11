// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { dsl, fibre } from '../../carts/testing.ts'
import { caseOnScreen, partOfCase } from '../../cases/components/testing-shown.tsx'
import { casePath } from '../../cases/contract.ts'
import { deskQuoteCalls } from '../contract-desk.ts'
import { QuoteDialog } from './quote-dialog.tsx'

const { deskAddress } = deskQuoteCalls

afterEach(cleanup)

const near = { fiberLineAvailability: 'near-net' } as const
const sold = [
  dsl(1, 100),
  fibre(2, 200),
  fibre(3, 1000),
  fibre(4, 1000, { contractDuration: 36 }),
  fibre(5, 2000),
]
const here = [
  dsl(1, 100),
  fibre(2, 200, near),
  fibre(3, 1000, near),
  fibre(4, 1000, { ...near, contractDuration: 36 }),
]

/** The dialog of an enquiry that asks for a bandwidth; what is sent is kept. */
function open(bandwidth: string | null) {
  const sent: Record<string, unknown>[] = []
  standInServer({
    [deskAddress.path]: () =>
      Response.json({
        street: 'Keizersgracht',
        city: 'Amsterdam',
        isChecked: true,
        offered: here,
        lines: sold,
      }),
    [casePath(caseOnScreen.number, 'prijsopgave')]: () => Response.json({ number: '941299999' }),
  })
  const answered = fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (typeof init?.body === 'string' && address.endsWith('/prijsopgave')) sent.push(JSON.parse(init.body))
    return answered(address, init)
  })
  const asked = {
    organization: 'Bakkerij De Korenmolen B.V.',
    contact: {
      name: 'Lotte van den Heuvel',
      email: 'lotte@korenmolen.example',
      phone: '+31201234567',
    },
    enquiry: { zipCode: '1017XN', houseNumber: '42', houseNumberSuffix: '', bandwidth },
  }
  const shown = { ...caseOnScreen, kind: 'fibre-enquiry' as const }
  render(partOfCase(<QuoteDialog asked={asked} onClose={() => undefined} />, { shown }))
  return sent
}

const lineField = () => screen.findByLabelText<HTMLSelectElement>('Verbinding')
const optionsIn = (field: HTMLElement) =>
  within(field)
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
const make = () => userEvent.click(screen.getByRole('button', { name: 'Prijsopgave maken' }))

test('street, town and the asked bandwidth are filled in, and what is shown is sent', async () => {
  const sent = open('1Gbps/1Gbps')
  await vi.waitFor(async () => expect((await lineField()).value).toBe('3'))
  expect(screen.getByDisplayValue('Keizersgracht')).toBeDefined()
  expect(screen.getByDisplayValue('Amsterdam')).toBeDefined()
  await make()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    product: 3,
    installationAddress: { streetName: 'Keizersgracht', city: 'Amsterdam', zipCode: '1017XN' },
  })
})

test('lines that the address has stand first, and of the others it is said that they are beyond it', async () => {
  open('1Gbps/1Gbps')
  await vi.waitFor(async () => expect(optionsIn(await lineField())).toHaveLength(sold.length))
  const options = optionsIn(await lineField())
  expect(options.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5'])
  expect(options[0]?.textContent).toContain('kan op dit adres')
  expect(options[1]?.textContent).toContain('graven nodig')
  expect(options[4]?.textContent).toContain('gaat verder dan wat dit adres nu heeft')
})

test('nothing is shown as chosen where the bandwidth is not sold, and that is said where nothing is', async () => {
  const sent = open('5Gbps/5Gbps')
  await vi.waitFor(async () => expect(optionsIn(await lineField())).toHaveLength(sold.length))
  expect((await lineField()).value).toBe('')
  await make()
  expect((await screen.findAllByText('Kies een verbinding')).length).toBeGreaterThan(1)
  expect(sent).toEqual([])
  await userEvent.selectOptions(await lineField(), '2')
  await make()
  await vi.waitFor(() => expect(sent).toMatchObject([{ product: 2 }]))
})
