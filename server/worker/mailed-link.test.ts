import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { linkPage } from '../../contract/account-pages.ts'
import { changeCompany } from '../../contract/customer.ts'
import { register, tokenTo } from '../accounts/testing.ts'
import { startMailServer, type TestMailServer } from '../emails/testing-smtp.ts'
import { createMetrics } from '../metrics.ts'
import { change, companyDetails, newCustomer, passwordAgain } from '../mijn/testing.ts'
import { startTestShop, type TestShop } from '../testing-shop.ts'
import { startTestWorker } from './testing.ts'
import { mailCommand } from './testing-mail-command.ts'
import type { DeliveryWorker } from './worker.ts'

let shop: TestShop
let mailServer: TestMailServer
let worker: DeliveryWorker

beforeAll(async () => {
  mailServer = await startMailServer()
  shop = await startTestShop({ onMailQueued: () => worker.wake() })
  worker = startTestWorker(shop, mailServer, createMetrics())
})
afterAll(async () => {
  await worker.stop()
  await shop.stop()
  await mailServer.stop()
})

test('a mail has the link whose token stands nowhere else, and the operator can show it', async () => {
  const address = 'nieuw@korenmolen.example'
  await register(shop.visitor(), { email: address })
  const ofNewCustomer = () =>
    mailServer.received.find(({ recipients }) => recipients.includes(address))?.email
  await vi.waitFor(() => expect(ofNewCustomer()).toBeDefined(), { timeout: 20_000 })
  const link = `https://shop.example${linkPage}#${await tokenTo(shop, address)}`
  expect(ofNewCustomer()?.html).toContain(`href="${link}"`)
  expect(ofNewCustomer()?.text).toContain(link)
  expect(ofNewCustomer()?.subject).toBe('Activeer je account bij Lijnhaven')

  const { stdout: list } = await mailCommand(shop)
  const number = /^(\d+) +\w+ +account-activation +nieuw@korenmolen/m.exec(list)?.[1] ?? ''
  expect((await mailCommand(shop, 'show', number)).stdout).toContain(link)
})

test('the notice of a changed IBAN names it, and its value stands nowhere', async () => {
  const customer = await newCustomer(shop)
  expect(
    (await change(customer.visitor, changeCompany, { ...companyDetails, ...passwordAgain })).status,
  ).toBe(200)
  const notice = () =>
    mailServer.received.find(({ recipients }) => recipients.includes(customer.email))?.email
  await vi.waitFor(() => expect(notice()).toBeDefined(), { timeout: 20_000 })
  expect(notice()?.subject).toBe('Gegevens van je account bij Lijnhaven zijn gewijzigd')
  expect(notice()?.text).toContain('Het IBAN van')
  expect(notice()?.html).not.toContain('7034')
})
