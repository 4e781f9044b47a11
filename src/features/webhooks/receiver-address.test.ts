import { expect, test } from 'vitest'
import { addressTexts as texts } from './contract-texts.ts'
import { addressError } from './receiver-address.ts'

const live = { allowsLocal: false }

test.each([
  'https://crm.partner.example/hook',
  'https://crm.partner.example:8443/hook?bron=shop',
  'https://crm.partner.example:443/',
  'https://xn--bcher-kva.example/hook',
])('%s can be a receiver', address => expect(addressError(address, live)).toBeNull())

/** Each with a part of the sentence that says why. */
test.each([
  ['http://crm.partner.example/hook', texts.noHttps],
  ['ftp://crm.partner.example/', texts.noAddress],
  ['javascript:alert(1)', texts.noAddress],
  ['//crm.partner.example/hook', texts.noAddress],
  ['', texts.missing],
  [`https://crm.partner.example/${'a'.repeat(500)}`, texts.tooLong(500)],
  ['https://naam:geheim@crm.partner.example/', texts.withPassword],
  ['https://crm.partner.example@127.0.0.1/', texts.withPassword],
  ['https://crm.partner.example/#binnen', texts.withFragment],
  ['https://crm.partner.example:22/', texts.port],
  ['https://crm.partner.example:25/', texts.port],
  ['https://127.0.0.1/', texts.numbers],
  ['https://10.0.0.8/', texts.numbers],
  ['https://169.254.169.254/latest/meta-data/', texts.numbers],
  ['https://[::1]/', texts.numbers],
  ['https://[::ffff:127.0.0.1]/', texts.otherSpelling('[::ffff:7f00:1]')],
  ['https://[::ffff:7f00:1]/', texts.numbers],
  ['https://[fe80::1]/', texts.numbers],
  ['https://[fd00::1]/', texts.numbers],
  ['https://2130706433/', texts.otherSpelling('127.0.0.1')],
  ['https://0177.0.0.1/', texts.otherSpelling('127.0.0.1')],
  ['https://0x7f000001/', texts.otherSpelling('127.0.0.1')],
  ['https://0x7f.1/', texts.otherSpelling('127.0.0.1')],
  ['https://127.1/', texts.otherSpelling('127.0.0.1')],
  ['https://127.0.0.1./', texts.otherSpelling('127.0.0.1')],
  ['https://１２７.0.0.1/', texts.otherSpelling('127.0.0.1')],
  ['https://①②⑦.0.0.1/', texts.otherSpelling('127.0.0.1')],
  ['https://127。0。0。1/', texts.otherSpelling('127.0.0.1')],
  ['https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/', texts.otherSpelling('localhost')],
  ['https://crm.pаrtner.example/', texts.otherSpelling('crm.xn--prtner-3nf.example')],
  ['https://crm.partner.example\t.evil.example/', texts.otherSpelling('crm.partner.example.evil.example')],
  ['https://localhost/', texts.notPublic],
  ['https://localhost./', texts.notPublic],
  ['https://metadata.google.internal/', texts.notPublic],
  ['https://printer.local/', texts.notPublic],
  ['https://router.lan/', texts.notPublic],
  ['https://db/', texts.notPublic],
])('%s cannot', (address, reason) => expect(addressError(address, live)).toBe(reason))

test('a shop that is tried out may call this machine, and no other spelling of it', () => {
  const local = { allowsLocal: true }
  expect(addressError('http://localhost:4000/hook', local)).toBeNull()
  expect(addressError('http://127.0.0.1:4000/hook', local)).toBeNull()
  expect(addressError('http://10.0.0.1/', local)).toBe(texts.noHttps)
  expect(addressError('https://169.254.169.254/latest', local)).toBe(texts.numbers)
  expect(addressError('http://2130706433/', local)).toBe(texts.otherSpelling('127.0.0.1'))
  expect(addressError('http://naam:geheim@localhost/', local)).toBe(texts.withPassword)
})
