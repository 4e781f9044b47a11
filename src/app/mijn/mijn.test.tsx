// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, StrictMode } from 'react'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../api/paths.ts'
import { endpoint } from '../../common/contract/call.ts'
import { PageSkeleton } from '../../features/customers/components/mijn/page-skeleton.tsx'
import { testCustomer } from '../../features/customers/components/testing-customer.ts'
import { customerCalls } from '../../features/customers/contract.ts'
import { loggedInCookie } from '../../features/page-frame/customer-mark.ts'
import { customerQuoteCalls } from '../../features/quotes/contract-mijn.ts'
import { customerOrderCalls } from '../../features/tracking/contract-mijn.ts'
import { standInServer } from '../../ui/forms/testing-server.ts'

const { customerDetails } = customerCalls
const { customerOrders } = customerOrderCalls
const { customerQuote, customerQuotes } = customerQuoteCalls

const details = vi.fn<() => Response>()
const orders = vi.fn<() => Response | Promise<Response>>()
const slowQuote = vi.fn<() => Promise<Response>>()
const login = vi.fn<() => unknown>()
const server = {
  [customerDetails.path]: details,
  [customerOrders.path]: orders,
  [customerQuotes.path]: () => Response.json([]),
  [endpoint(customerQuote, { nummer: 'slow' }).path]: slowQuote,
}
const user = userEvent.setup()
const loggedOut = () => Response.json({ message: 'Log opnieuw in.' }, { status: 401 })
const isMarked = (marked: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
  document.cookie = `${loggedInCookie(false)}=1; max-age=${marked ? 60 : 0}`
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  isMarked(true)
  details.mockImplementation(() => Response.json({ data: testCustomer }))
  orders.mockImplementation(() => Response.json([]))
  login.mockReturnValue(null)
  standInServer(server)
})
afterEach(cleanup)

/** A page as the framework has it: `Route.ComponentProps` are made by the router. */
const page = (Component: unknown, loader: (args: never) => unknown) => ({
  Component: Component as ComponentType,
  loader: loader as () => unknown,
  HydrateFallback: PageSkeleton,
})

/** The pages, anew for each test: who is logged in is known to a module. */
async function shop() {
  vi.resetModules()
  const [mijn, overview, orders, quote] = await Promise.all([
    import('./mijn.tsx'),
    import('./overview.tsx'),
    import('../../features/tracking/customer/orders.tsx'),
    import('../../features/quotes/customer/requested-quote.tsx'),
  ])
  return createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ brand: { panelUrl: null } }),
      HydrateFallback: PageSkeleton,
      Component: Outlet,
      children: [
        {
          path: 'mijn',
          Component: mijn.default,
          children: [
            { index: true, ...page(overview.default, overview.clientLoader) },
            { path: 'bestellingen', ...page(orders.default, orders.clientLoader) },
            { path: 'prijsopgaven/:number', ...page(quote.default, quote.clientLoader) },
          ],
        },
        { path: 'login', ...page(LoginPage, () => login()) },
      ],
    },
  ])
}

function LoginPage() {
  const { search } = useLocation()
  return <p>Inloggen{search}</p>
}

async function open(path: string) {
  const Shop = await shop()
  render(
    <StrictMode>
      <Shop initialEntries={[path]} />
    </StrictMode>,
  )
}
/** Pressed without Testing Library's help: React's `act` never ends around a page that still waits for its answer. */
const goTo = (label: string) => link(label).click()
const link = (name: string) => within(screen.getByRole('navigation')).getByRole('link', { name })
const noOrders = () => screen.findByRole('heading', { name: 'Je hebt nog niets besteld' })

test('a page asks for what it shows at once, beside who is logged in, and each once', async () => {
  const customer = Promise.withResolvers<Response>()
  details.mockImplementation(() => customer.promise as never)
  await open(paths.mijnOrders)
  await waitFor(() => expect(orders).toHaveBeenCalledOnce())
  customer.resolve(Response.json({ data: testCustomer }))
  await noOrders()
  expect(orders).toHaveBeenCalledOnce()
  expect(details).toHaveBeenCalledOnce()
})

test('a slow answer leaves a page that says it is loading, and is no page’s once another was opened', async () => {
  const late = Promise.withResolvers<Response>()
  slowQuote.mockReturnValue(late.promise)
  await open(paths.mijnQuote('slow'))
  await screen.findByText('Even geduld, deze prijsopgave laden.')
  goTo('Bestellingen')
  await noOrders()
  late.resolve(new Response(null, { status: 404 }))
  goTo('Overzicht')
  await screen.findByRole('heading', { name: 'Iets bestellen' })
  goTo('Bestellingen')
  await noOrders()
  expect(screen.queryByRole('link', { name: 'Naar je prijsopgaven' })).toBeNull()
})

test('what could not be read is asked for once more', async () => {
  orders.mockImplementationOnce(() => Response.json({ message: 'Nu even niet.' }, { status: 503 }))
  await open(paths.mijnOrders)
  await screen.findByText('Nu even niet.')
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await noOrders()
  expect(orders).toHaveBeenCalledTimes(2)
})

test('who is not logged in is led to the login and back, and no server is asked for what is not his', async () => {
  isMarked(false)
  await open(paths.mijnOrders)
  await screen.findByText(loginOfOrders)
  expect(orders).not.toHaveBeenCalled()
  expect(details).not.toHaveBeenCalled()
})

const loginOfOrders = `Inloggen${paths.login(paths.mijnOrders).slice(paths.login().length)}`

/** Goes to the orders, at which the server says that the session has ended. */
async function goOnAfterSession() {
  const answer = Promise.withResolvers<Response>()
  details.mockImplementation(loggedOut)
  orders.mockReturnValue(answer.promise)
  goTo('Bestellingen')
  await waitFor(() => expect(link('Bestellingen').className).toContain('pending'))
  answer.resolve(loggedOut())
}

test('a session that ended leads to the login, and back to the page that was asked for', async () => {
  await open(paths.mijn)
  await noOrders()
  await goOnAfterSession()
  await screen.findByText(loginOfOrders)
})

test('who is on his way to a login that is slow to come is not sent there again', async () => {
  const code = Promise.withResolvers<null>()
  login.mockReturnValue(code.promise)
  await open(paths.mijn)
  await noOrders()
  await goOnAfterSession()
  // Testing Library's own would wait for React's `act`, which never ends around a page that still waits.
  await vi.waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
  code.resolve(null)
  await vi.waitFor(() => expect(document.body.textContent).toBe(loginOfOrders))
})

test('a page is loaded anew where somebody else has logged in in another tab, and not for a change of the same customer', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await open(paths.mijn)
  await noOrders()
  const comesBackTo = async (customer: Partial<typeof testCustomer>) => {
    const asked = details.mock.calls.length
    details.mockImplementation(() => Response.json({ data: { ...testCustomer, ...customer } }))
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(details.mock.calls.length).toBeGreaterThan(asked))
  }
  await comesBackTo({ companyName: 'De Nieuwe Oven' })
  await comesBackTo({ id: 'somebody else' })
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
