// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../../api/paths.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { lastOrderCalls } from '../../orders/contract-last-order.ts'
import { FlowPageSkeleton } from '../components/step-skeleton.tsx'
import Bedankt, { clientLoader } from './bedankt.tsx'

const { lastOrder } = lastOrderCalls

const answer = vi.fn<() => Response>()
const user = userEvent.setup()

beforeEach(() => {
  vi.resetAllMocks()
  standInServer({ [lastOrder.path]: answer })
})
afterEach(cleanup)

const Place = () => <p>{useLocation().pathname}</p>

const Shop = createRoutesStub([
  {
    path: '/bestellen/bedankt',
    Component: Bedankt as unknown as ComponentType,
    loader: clientLoader as never,
    HydrateFallback: FlowPageSkeleton,
  },
  { path: '*', Component: Place },
])

test('who ordered nothing begins at the type of the address, and the server is asked once', async () => {
  answer.mockReturnValue(new Response(null, { status: 404 }))
  render(<Shop initialEntries={[paths.thankYou('mobiel')]} />)
  await screen.findByText(paths.samenstellen('mobiel'))
  expect(answer).toHaveBeenCalledOnce()
})

test('an order that cannot be read now is asked for once more', async () => {
  answer.mockReturnValueOnce(new Response(null, { status: 503 }))
  answer.mockReturnValueOnce(new Response(null, { status: 404 }))
  render(<Shop initialEntries={[paths.thankYou('cloud')]} />)
  await screen.findByText('We kunnen je bestelling nu niet laten zien')
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await screen.findByText(paths.samenstellen('cloud'))
  expect(answer).toHaveBeenCalledTimes(2)
})
