// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../../../ui/forms/testing-server.ts'
import { type AddressCheckResult, addressCalls } from '../../../../addresses/contract.ts'
import { orderStore } from '../../../store/order-state.ts'
import { useAddressCheck } from './use-address-check.ts'

const { addressCheck } = addressCalls

/** Every street that stood in the order. */
let streets: Set<string | undefined>

/** One for each check that the server was asked for, still to be answered. */
let asked: PromiseWithResolvers<Response>[]
let stop: () => void

const found = (street: string) =>
  Response.json({
    street,
    city: 'Delft',
    houseNumber: '1',
    houseNumberExtension: '',
    zipCode: '2611CC',
    vdslMbsUploadSpeed: null,
    vdslMbsDownloadSpeed: null,
    products: [],
  } satisfies AddressCheckResult)

beforeEach(() => {
  asked = []
  orderStore.clearPersonalData()
  streets = new Set()
  stop = orderStore.subscribe(() => streets.add(orderStore.getSnapshot().address?.street))
  standInServer({
    [addressCheck.path]() {
      const answer = Promise.withResolvers<Response>()
      asked.push(answer)
      return answer.promise
    },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  stop()
  cleanup()
})

const open = () => renderHook(() => useAddressCheck([], 12))
const streetIs = (street: string) =>
  waitFor(() => expect(orderStore.getSnapshot().address?.street).toBe(street))

test('the newest check decides, however late an earlier one is answered', async () => {
  const { result } = open()
  // One after the other: each solves a captcha first, and the one that began last may have it sooner.
  act(() => void result.current.check())
  await waitFor(() => expect(asked).toHaveLength(1))
  act(() => void result.current.check())
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.resolve(found('Nieuwe Langendijk')))
  await streetIs('Nieuwe Langendijk')
  await act(async () => asked[0]?.resolve(found('Oude Langendijk')))
  await act(async () => void result.current.check())
  await waitFor(() => expect(asked).toHaveLength(3))
  await act(async () => asked[2]?.resolve(found('Koornmarkt')))
  await streetIs('Koornmarkt')
  expect(streets).not.toContain('Oude Langendijk')
})

test('who has gone elsewhere finds nothing of it in his order', async () => {
  const { result, unmount } = open()
  act(() => void result.current.check())
  await waitFor(() => expect(asked).toHaveLength(1))
  unmount()
  await act(async () => asked[0]?.resolve(found('Oude Langendijk')))
  const next = open()
  act(() => void next.result.current.check())
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.resolve(found('Koornmarkt')))
  await streetIs('Koornmarkt')
  expect(streets).not.toContain('Oude Langendijk')
})

test.each([null, {}, 'ja', { products: [] }])(
  'an answer that is none can be asked for again: %j',
  async body => {
    const { result } = open()
    act(() => void result.current.check())
    await waitFor(() => expect(asked).toHaveLength(1))
    await act(async () => asked[0]?.resolve(Response.json(body)))
    await waitFor(() => expect(result.current.failure).toBe('unreachable'))
    expect(result.current.isChecking).toBe(false)
  },
)

test('a check that is broken off because the page is left takes nothing away, unless the page comes back', async () => {
  const { result } = open()
  act(() => void result.current.check())
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => asked[0]?.resolve(found('Koornmarkt')))
  await streetIs('Koornmarkt')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  act(() => void result.current.check())
  await waitFor(() => expect(asked).toHaveLength(2))
  window.dispatchEvent(new Event('pagehide'))
  await act(async () => asked[1]?.reject(new TypeError('Failed to fetch')))
  await streetIs('Koornmarkt')
  expect(result.current.failure).toBe(null)
  await act(async () => window.dispatchEvent(new Event('pageshow')))
  await waitFor(() => expect(result.current.failure).toBe('unreachable'))
  expect(orderStore.getSnapshot().address).toBe(null)
})
