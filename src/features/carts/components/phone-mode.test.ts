// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { byPhoneHeader } from '../../carts/order-by-phone.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.resetModules()
})

/** As a document of this tab reads it. */
const openDocument = () => import('../../carts/components/phone-mode.ts')

test('nobody orders for a caller unless staff began to in this tab', async () => {
  const { isByPhone, phoneHeaders } = await openDocument()
  expect(isByPhone()).toBe(false)
  expect(phoneHeaders()).toEqual({})
})

test('the next document of the tab knows it, and tells the server', async () => {
  const desk = await openDocument()
  desk.beginByPhone()
  vi.resetModules()
  const flow = await openDocument()
  expect(flow.isByPhone()).toBe(true)
  expect(flow.phoneHeaders()).toEqual({ [byPhoneHeader]: '1' })
})

test('what is kept of a caller is gone with the end of it, and at the next beginning; what else the tab keeps is not', async () => {
  const { beginByPhone, callersStorage, endByPhone } = await openDocument()
  sessionStorage.setItem('draft', 'of a note')
  localStorage.setItem('cart', 'of the owner')
  beginByPhone()
  callersStorage.setItem('cart', 'of the caller')
  expect(localStorage.getItem('cart')).toBe('of the owner')
  beginByPhone()
  expect(callersStorage.getItem('cart')).toBeNull()
  callersStorage.setItem('cart', 'of the next')
  endByPhone()
  expect({ ...sessionStorage }).toEqual({ draft: 'of a note' })
  vi.resetModules()
  expect((await openDocument()).isByPhone()).toBe(false)
})
