// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '../../../common/contract/call.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { checkCalls } from '../../details/contract.ts'
import { type QuoteToAnswer, quoteCalls } from '../contract.ts'
import { openQuote, sentInParts } from './testing-quote.tsx'

const { verifyIbanNumber, verifyKvkNumber } = checkCalls
const { acceptQuote, quoteByLink } = quoteCalls

const kvkNumber = '68750110'
const iban = 'NL91ABNA0417164300'
const token = 'a'.repeat(43)
const user = userEvent.setup()
const look = vi.fn<() => Response>()
const accept = vi.fn<(sent?: RequestInit) => Response>()
const [cloud, telephony] = sentInParts.parts

beforeEach(() => {
  vi.resetAllMocks()
  window.sessionStorage.clear()
  standInServer({
    [quoteByLink.path]: look,
    [acceptQuote.path]: accept,
    [endpoint(verifyKvkNumber, { kvk: kvkNumber }).path]: () => Response.json({ standing: 'known' }),
    [endpoint(verifyIbanNumber, { iban }).path]: () => Response.json({}),
  })
})
afterEach(cleanup)

const stands = (changes: Partial<QuoteToAnswer> = {}) =>
  look.mockImplementation(() => Response.json({ ...sentInParts, ...changes }))

const order = { number: '100-000-001', followPath: '/volgen#b' }
/** The second part became an order, so that the discount on the whole is lost. */
const secondAccepted = {
  isWhole: false,
  parts: sentInParts.parts.map(part => (part === telephony ? { ...part, isAccepted: true, order } : part)),
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
/** The body of the last acceptance. */
const acceptance = (): unknown => JSON.parse(String(accept.mock.lastCall?.[0]?.body))

const ofAccount = {
  known: { ...sentInParts.known, kvkNumber, ascription: 'Bakkerij De Oven' },
  ibanEnding: '4300',
}

test('who is logged in types no company number, IBAN or account holder, for a later part neither', async () => {
  stands(ofAccount)
  openQuote(token)
  for (const [accepted, button] of [
    [telephony, '1 deel accepteren'],
    [cloud, 'De rest accepteren'],
  ] as const) {
    if (accepted === telephony) {
      await press('Kies wat je accepteert')
      await user.click(screen.getByRole('checkbox', { name: 'Werkplaats' }))
    }
    await press(button)
    expect((await screen.findByLabelText<HTMLInputElement>('KVK nummer')).value).toBe(kvkNumber)
    expect(screen.getByLabelText<HTMLInputElement>('Tennaamstelling').value).toBe('Bakkerij De Oven')
    screen.getByText(/IBAN uit je account, dat eindigt op 4300/)
    expect(screen.queryByLabelText('IBAN')).toBeNull()
    await user.click(screen.getByLabelText(/algemene voorwaarden/))
    accept.mockImplementation(() => {
      stands({ ...secondAccepted, ...ofAccount })
      return Response.json({ orders: [{ part: accepted?.id, ...order }] })
    })
    await press('Prijsopgave accepteren')
    await screen.findByText(/nu (?:een bestelling|bestellingen)$/)
    expect(acceptance()).toMatchObject({ details: { kvkNumber } })
    expect(acceptance()).not.toHaveProperty('details.iban')
  }
})

test('another IBAN is typed in place of that of the account', async () => {
  stands(ofAccount)
  openQuote(token)
  await press('Alles accepteren')
  await press('Ander IBAN gebruiken')
  await user.click(screen.getByLabelText(/algemene voorwaarden/))
  await press('Prijsopgave accepteren')
  await screen.findAllByText('Vul je IBAN in')
  await user.click(screen.getByLabelText('IBAN'))
  await user.paste(iban)
  accept.mockImplementation(() => Response.json({ orders: [{ part: telephony?.id, ...order }] }))
  await press('Prijsopgave accepteren')
  await screen.findByText('1 deel is nu een bestelling')
  expect(acceptance()).toMatchObject({ details: { iban } })
})

test('who is logged out meanwhile is asked for the IBAN at its field', async () => {
  stands(ofAccount)
  openQuote(token)
  await press('Alles accepteren')
  await user.click(await screen.findByLabelText(/algemene voorwaarden/))
  accept.mockImplementation(() =>
    Response.json(
      { message: 'Kijk de velden na.', errors: { iban: { message: 'Vul je IBAN in' } } },
      { status: 422 },
    ),
  )
  await press('Prijsopgave accepteren')
  await screen.findAllByText('Vul je IBAN in')
  screen.getByLabelText('IBAN')
})
