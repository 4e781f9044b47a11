import { expect, test } from 'vitest'
import { finding } from '../../../platform/outside/testing-name-server.ts'
import { callWebhook } from '../../../platform/outside/webhook.ts'
import { addressTexts } from '../contract-texts.ts'
import { validateAddress } from './address.ts'

const judge = (...answers: string[][]) =>
  validateAddress('https://crm.partner.example/hook', {
    webhooksToLocalhost: false,
    find: finding(...answers),
  })

test('a name that leads to public addresses can be a receiver', async () => {
  expect(await judge(['93.184.215.14', '2606:4700:4700::1111'])).toBeNull()
})

test.each([
  [['127.0.0.1']],
  [['10.1.2.3']],
  [['172.16.0.9']],
  [['192.168.1.1']],
  [['169.254.169.254']],
  [['100.64.0.1']],
  [['0.0.0.0']],
  [['::1']],
  [['::ffff:10.0.0.1']],
  [['64:ff9b::7f00:1']],
  [['fe80::1']],
  [['fd12:3456::1']],
  [['93.184.215.14', '10.0.0.1']],
])('a name that leads to %o is refused when it is typed and when it is called', async found => {
  expect(await judge(found)).toBe(addressTexts.notPublic)
  const url = new URL('https://crm.partner.example/hook')
  expect(await callWebhook({ url, headers: {}, body: '{}' }, { find: finding(found) })).toEqual({
    kind: 'failed',
    reason: 'its address is not public',
  })
})

test('a name that was public when it was typed and leads inside later gets no connection', async () => {
  const find = finding(['93.184.215.14'], ['10.0.0.1'])
  const typed = 'https://crm.partner.example/hook'
  expect(await validateAddress(typed, { webhooksToLocalhost: false, find })).toBeNull()
  expect(await callWebhook({ url: new URL(typed), headers: {}, body: '{}' }, { find })).toMatchObject({
    reason: 'its address is not public',
  })
})

test('a name that leads nowhere is taken for a mistake in typing', async () => {
  expect(await judge([])).toBe(addressTexts.unknownName)
})
