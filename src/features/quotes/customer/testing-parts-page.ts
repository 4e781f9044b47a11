import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { endpoint } from '../../../common/contract/call.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { checkCalls } from '../../details/contract.ts'
import { type QuoteToAnswer, quoteCalls } from '../contract.ts'
import { sentInParts } from './testing-quote.tsx'

const { verifyIbanNumber, verifyKvkNumber } = checkCalls
const { acceptQuote, quoteByLink } = quoteCalls

export const kvkNumber = '68750110'
export const iban = 'NL91ABNA0417164300'
export const token = 'a'.repeat(43)
export const user = userEvent.setup()
/** The answers of a server to who opens the link, and who accepts. */
export const look = vi.fn<() => Response>()
export const accept = vi.fn<(sent?: RequestInit) => Response>()

/** Has each test of a file begin with a server that knows the company and its IBAN. */
export function standInPartsServer(): void {
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
}

/** The quote in parts as it is shown from now on. */
export const stands = (changes: Partial<QuoteToAnswer> = {}) =>
  look.mockImplementation(() => Response.json({ ...sentInParts, ...changes }))

export const order = { number: '100-000-001', followPath: '/volgen#b' }

const [, telephony] = sentInParts.parts
/** The second part became an order, so that the discount on the whole is lost. */
export const secondAccepted = {
  isWhole: false,
  parts: sentInParts.parts.map(part => (part === telephony ? { ...part, isAccepted: true, order } : part)),
}

export const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

/** The body of the last acceptance. */
export const acceptance = (): unknown => JSON.parse(String(accept.mock.lastCall?.[0]?.body))
