import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { linkPage } from '../../common/account-pages.ts'
import { customerCalls } from '../../features/customers/contract.ts'
import {
  change,
  companyDetails,
  newCustomer,
  passwordAgain,
} from '../../features/customers/server/mijn/testing.ts'
import { register, tokenTo } from '../../features/customers/server/testing.ts'
import { startMailServer } from '../../platform/mail/testing-smtp.ts'
import { createMetrics } from '../../platform/operations/metrics.ts'
import { mailCommand, mailCommandWith } from '../programs/testing-mail-command.ts'
import { storePublicUrl } from '../server/stored-public-url.ts'
import { startTestShop } from '../server/testing-shop.ts'
import { startTestWorker } from './testing.ts'

const { changeCompany } = customerCalls

const mailServer = await startMailServer()
const shop = await startTestShop({ onMailQueued: () => worker.wake() })
const worker = startTestWorker(shop, mailServer, createMetrics())
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
  await vi.waitFor(() => expect(ofNewCustomer()).toBeDefined(), { timeout: 60_000 })
  const link = `https://shop.example${linkPage}#${await tokenTo(shop, address)}`
  expect(ofNewCustomer()?.html).toContain(`href="${link}"`)
  expect(ofNewCustomer()?.text).toContain(link)
  expect(ofNewCustomer()?.subject).toBe('Activeer je account bij Lijnhaven')

  const { stdout: list } = await mailCommand(shop)
  const number = /^(\d+) +\w+ +account-activation +nieuw@korenmolen/m.exec(list)?.[1] ?? ''
  expect((await mailCommand(shop, 'show', number)).stdout).toContain(link)

  // Beside a shop that serves elsewhere than usual, without being told so.
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-mail-'))
  const shown = async () => (await mailCommandWith({ DATA_DIR: dataDir }, shop, 'show', number)).stdout
  const { hash } = new URL(link)
  try {
    expect(await shown()).toContain(`http://localhost:3000${linkPage}${hash}`)
    await storePublicUrl(dataDir, 'http://localhost:4571')
    expect(await shown()).toContain(`http://localhost:4571${linkPage}${hash}`)
  } finally {
    await rm(dataDir, { recursive: true })
  }
})

test('the notice of a changed IBAN names it, and its value stands nowhere', async () => {
  const customer = await newCustomer(shop)
  expect(
    (await change(customer.visitor, changeCompany, { ...companyDetails, ...passwordAgain })).status,
  ).toBe(200)
  const notice = () =>
    mailServer.received.find(({ recipients }) => recipients.includes(customer.email))?.email
  await vi.waitFor(() => expect(notice()).toBeDefined(), { timeout: 60_000 })
  expect(notice()?.subject).toBe('Gegevens van je account bij Lijnhaven zijn gewijzigd')
  expect(notice()?.text).toContain('Het IBAN van')
  expect(notice()?.html).not.toContain('7034')
})
