import { afterAll, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { startNameServer } from '../../../platform/outside/testing-name-server.ts'
import { MailDomains } from '../contract.ts'

const server = await startNameServer({
  'shop.nl': [{ type: 'TXT', name: 'shop.nl', ttl: 1, data: ['v=spf1 a -all'] }],
})
const shop = await startTestShop(
  { nameServers: [server.address] },
  { SMTP_URL: 'smtp://mail.shop.nl', MAIL_FROM: 'Winkel <info@shop.nl>' },
)
afterAll(async () => {
  await shop.stop()
  await server.stop()
})

const path = '/api/beheer/maildomeinen'

test('an administrator reads what to put in DNS, which is asked once for several looks', async () => {
  const administrator = await shop.staff('beheerder')
  const read = async () => MailDomains.parse(await (await administrator.get(path)).json())
  const [first, second] = [await read(), await read()]
  expect(first).toEqual({
    domains: [
      { domain: 'shop.nl', problems: [expect.stringContaining('DMARC ontbreekt: zet bij _dmarc.shop.nl')] },
    ],
  })
  expect(second).toEqual(first)
  expect(server.asked.filter(question => question === 'TXT shop.nl')).toHaveLength(1)
})

test.each(['lezer', 'verkoop', 'catalogus', 'personeel'] as const)('%s reads nothing of it', async role => {
  const visitor = await shop.staff(role)
  expect((await visitor.get(path)).status).toBe(403)
})

test('nobody reads it who is not signed in', async () => {
  expect((await shop.visitor().get(path)).status).toBe(401)
})
