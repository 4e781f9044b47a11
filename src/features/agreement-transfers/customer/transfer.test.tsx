// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { axeFaults } from '../../../ui/forms/testing-axe.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { type TransferToAnswer, transferLinkCalls } from '../contract-link.ts'
import { transferPageTexts as texts, transferRefusals } from '../texts.ts'
import Transfer from './transfer.tsx'

const answer = vi.fn<() => Response>()
const bodies: Record<string, unknown>[] = []
const user = userEvent.setup()

beforeEach(() => {
  vi.resetAllMocks()
  bodies.length = 0
  window.sessionStorage.clear()
})
afterEach(cleanup)

const taken: TransferToAnswer = {
  side: 'to',
  number: 'C482-739-166',
  companyName: 'Molenbakkers B.V.',
  otherCompany: 'Bakkerij De Korenmolen B.V.',
  holdsFrom: '2027-01-01',
  address: 'Frederiksplein 42, 1017 XN Amsterdam',
  lines: [
    { name: 'Zakelijk Glasvezel 500/500', quantity: 1, centsPerMonth: 5100, lastDayOfTerm: '2029-11-30' },
    { name: 'Router', quantity: 2, centsPerMonth: null, lastDayOfTerm: null },
  ],
  centsPerMonth: 5100,
  text: 'Wij nemen dit contract over.',
  longTermText: 'Ik kies uitdrukkelijk voor een contract van 36 maanden.',
  party: {
    companyName: 'Molenbakkers B.V.',
    kvkNumber: '87654321',
    address: 'Frederiksplein 42, 1017 XN Amsterdam',
    city: 'Amsterdam',
    contactName: 'Ruben Smit',
    email: 'ruben@molenbakkers.example',
    phoneNumber: '+31201234567',
    invoiceEmail: 'ruben@molenbakkers.example',
    ascription: 'Molenbakkers',
    ibanEnding: '6789',
  },
  refusal: null,
}
const given: TransferToAnswer = {
  ...taken,
  side: 'from',
  companyName: taken.otherCompany,
  otherCompany: taken.companyName,
  text: 'Wij dragen dit contract over.',
  longTermText: null,
  party: null,
}

function open(transfer: TransferToAnswer) {
  const { checkTransfer, answerTransfer } = transferLinkCalls
  standInServer(
    { [checkTransfer.path]: () => Response.json(transfer), [answerTransfer.path]: answer },
    bodies,
  )
  answer.mockImplementation(() => new Response(null, { status: 204 }))
  const shell = { brand, sepaScheme: 'CORE' }
  const router = createMemoryRouter(
    [{ id: 'root', loader: () => shell, children: [{ path: paths.transfer, element: <Transfer /> }] }],
    {
      initialEntries: [`${paths.transfer}#${'a'.repeat(43)}`],
      hydrationData: { loaderData: { root: shell } },
    },
  )
  return render(<RouterProvider router={router} />)
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

test('who takes it over agrees once all consents are given', async () => {
  open(taken)
  await press(texts.agree)
  expect(await screen.findAllByText(transferRefusals.notAgreed)).not.toHaveLength(0)
  expect(answer).not.toHaveBeenCalled()
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  screen.getByText(/eindigt op 6789/)
  await press(texts.agree)
  await screen.findByText(texts.agreed)
  expect(bodies.at(-1)).toMatchObject({
    agreed: true,
    termsAccepted: true,
    directDebit: true,
    longTerm: true,
  })
})

test('who gives it reads what goes over and nothing of the other side but its name', async () => {
  open(given)
  await screen.findByText(texts.from.owes('2027-01-01').replaceAll(/\s/g, ' '))
  screen.getByText('2 × Router')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText('87654321')).toBeNull()
  await press(texts.agree)
  await screen.findByText(texts.agreed)
})

test('a side declines with its words, without any consent', async () => {
  open(taken)
  await user.type(await screen.findByLabelText(/^Opmerking/), 'Het IBAN klopt niet.')
  await press(texts.decline)
  await screen.findByText(texts.declined)
  expect(bodies.at(-1)).toMatchObject({ agreed: false, words: 'Het IBAN klopt niet.' })
})

test('what can be agreed to no more says why, and asks nothing', async () => {
  open({ ...taken, refusal: transferRefusals.notice })
  await screen.findByText(transferRefusals.notice)
  expect(screen.queryByRole('button', { name: texts.agree })).toBeNull()
})

test('a link that served before says that it works no more', async () => {
  open(given)
  answer.mockImplementation(() => Response.json({ message: transferRefusals.linkGone }, { status: 404 }))
  await press(texts.agree)
  await screen.findByText(texts.dead)
})

test.each([
  ['who takes it over', taken, texts.agree],
  ['who gives it', given, texts.agree],
  ['one that can be agreed to no more', { ...taken, refusal: transferRefusals.notice }, texts.over],
])('the page of %s has nothing that axe finds, before and after the press', async (_, transfer, said) => {
  const { container } = open(transfer)
  await screen.findByText(said)
  expect(await axeFaults(container)).toEqual([])
  if (transfer.refusal !== null) return
  await press(texts.agree)
  await vi.waitFor(() =>
    expect(screen.queryByText(transfer === taken ? texts.agreed : texts.agree)).toBeNull(),
  )
  expect(await axeFaults(container)).toEqual([])
})
