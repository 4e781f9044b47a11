// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { loggedInCookie } from '../../page-frame/customer-mark.ts'
import { customerCalls } from '../contract.ts'
import { useCustomer } from './customer-store.ts'
import { testCustomer } from './testing-customer.ts'

const { customerDetails } = customerCalls

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Name() {
  const customer = useCustomer()
  return <p>{customer.kind === 'known' ? customer.customer.companyName : customer.kind}</p>
}

test('a page that comes out of the back-forward cache asks once, however many of its parts show the customer', async () => {
  let companyName = 'Bakkerij De Oven'
  const answer = vi.fn(() => Response.json({ data: { ...testCustomer, companyName } }))
  standInServer({ [customerDetails.path]: answer })
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
  document.cookie = `${loggedInCookie(false)}=1`
  render(['head', 'guard', 'form', 'totals'].map(part => <Name key={part} />))
  expect(await screen.findAllByText('Bakkerij De Oven')).toHaveLength(4)
  expect(answer).toHaveBeenCalledOnce()

  companyName = 'Bakkerij Om de Hoek'
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await screen.findAllByText('Bakkerij Om de Hoek')).toHaveLength(4)
  expect(answer).toHaveBeenCalledTimes(2)
})
