import { pbkdf2 } from 'node:crypto'
import dns, { type LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Answer } from 'dns-packet'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { createLog } from '../operations/log.ts'
import { createMetrics } from '../operations/metrics.ts'
import { imapMailbox } from './mailbox-imap.ts'
import { findAddresses, installNameLookups, lookupBy, type NameOptions, withResolver } from './name-lookup.ts'
import { startNameServer, type TestNameServer } from './testing-name-server.ts'
import { clamdScanner } from './virus-scanner-clamd.ts'
import { callWebhook } from './webhook.ts'

let nameServer: TestNameServer
beforeEach(async () => {
  nameServer = await startNameServer()
})
afterEach(() => nameServer.stop())

const a = (name: string, data: string): Answer => ({ type: 'A', name, data })
const aaaa = (name: string, data: string): Answer => ({ type: 'AAAA', name, data })
const cname = (name: string, data: string): Answer => ({ type: 'CNAME', name, data })

/** No file of this machine says anything, and no limit is near. */
const find = (name: string, options: NameOptions = {}) =>
  findAddresses(name, {
    nameServers: [nameServer.address],
    hostsFile: '/nowhere',
    searchFile: '/nowhere',
    timeLimitMs: 60_000,
    otherKindMs: 60_000,
    ...options,
  })

describe('a name', () => {
  it('has its addresses of both kinds', async () => {
    nameServer.names.set('both.example', [
      a('both.example', '93.184.215.14'),
      aaaa('both.example', '2606:4700::1'),
    ])
    expect(await find('both.example')).toEqual([
      { address: '93.184.215.14', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ])
  })

  it('has those of the name to which it leads', async () => {
    nameServer.names.set('www.example', [
      cname('www.example', 'edge.example'),
      cname('edge.example', 'node.example'),
      a('node.example', '93.184.215.14'),
    ])
    expect(await find('www.example')).toEqual([{ address: '93.184.215.14', family: 4 }])
  })

  it('with more addresses than fit UDP has all of them', async () => {
    const all = Array.from({ length: 100 }, (_, place) => `93.184.215.${place}`)
    nameServer.names.set('many.example', { tooLongForUdp: all.map(address => a('many.example', address)) })
    const found = await find('many.example')
    expect(found.map(({ address }) => address).toSorted()).toEqual(all.toSorted())
  })

  it('that nobody knows is not found', async () => {
    await expect(find('nobody.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })

  it('without addresses has no data', async () => {
    nameServer.names.set('mail.example', [
      { type: 'MX', name: 'mail.example', data: { exchange: 'in.example' } },
    ])
    await expect(find('mail.example')).rejects.toMatchObject({ code: 'ENODATA' })
  })

  it('of a server that fails is not taken for one that nobody knows', async () => {
    nameServer.names.set('broken.example', 'failing')
    await expect(find('broken.example')).rejects.toMatchObject({ code: 'ESERVFAIL' })
  })

  it('of a silent server is given up at the time limit', async () => {
    nameServer.names.set('silent.example', 'silent')
    await expect(find('silent.example', { timeLimitMs: 50 })).rejects.toMatchObject({ code: 'ECANCELLED' })
  })

  it('whose server is silent about one kind of address has those of the other', async () => {
    nameServer.names.set('half.example', 'silent')
    const found = find('half.example', { otherKindMs: 50 })
    await nameServer.untilAsked('A half.example')
    await nameServer.untilAsked('AAAA half.example')
    nameServer.answer('half.example', [a('half.example', '93.184.215.14')], 'A')
    expect(await found).toEqual([{ address: '93.184.215.14', family: 4 }])
  })

  it('is found also where its server answers late', async () => {
    nameServer.names.set('late.example', 'silent')
    nameServer.names.set('quick.example', [a('quick.example', '93.184.215.15')])
    const late = find('late.example')
    await nameServer.untilAsked('A late.example')
    expect(await find('quick.example')).toHaveLength(1)
    nameServer.answer('late.example', [a('late.example', '93.184.215.14')])
    expect(await late).toEqual([{ address: '93.184.215.14', family: 4 }])
  })

  it('is asked of the next server where the first is silent', async () => {
    const silent = await startNameServer({ 'good.example': 'silent' })
    nameServer.names.set('good.example', [a('good.example', '93.184.215.14')])
    expect(await find('good.example', { nameServers: [silent.address, nameServer.address] })).toHaveLength(1)
    await silent.stop()
  })
})

describe('without a name server', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'names-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const file = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), text)
    return path.join(folder, name)
  }

  it.each([
    ['93.184.215.14', [{ address: '93.184.215.14', family: 4 }]],
    ['::1', [{ address: '::1', family: 6 }]],
  ])('%s is itself', async (name, found) => {
    expect(await find(name)).toEqual(found)
    expect(nameServer.asked).toEqual([])
  })

  it.each(['localhost', 'LOCALHOST', 'localhost.', 'shop.localhost'])('%s is this machine', async name => {
    nameServer.names.set('localhost', [a('localhost', '93.184.215.14')])
    expect((await find(name)).map(({ address }) => address)).toEqual(['127.0.0.1', '::1'])
    expect(nameServer.asked).toEqual([])
  })

  it('names of the hosts file are what that says', async () => {
    const hostsFile = await file(
      'hosts',
      '# 10.0.0.9 mail.internal\n::7 Mail.Internal\n10.0.0.7\tother mail.internal # ours\nnonsense mail.internal\n',
    )
    expect(await find('mail.internal', { hostsFile })).toEqual([
      { address: '10.0.0.7', family: 4 },
      { address: '::7', family: 6 },
    ])
    expect(nameServer.asked).toEqual([])
    await expect(find('internal', { hostsFile })).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })

  it('domains to search complete a short name first, one with a dot only where it leads nowhere', async () => {
    const searchFile = await file(
      'resolv.conf',
      'search old.example\nnameserver 10.0.0.1\nsearch one.example two.example\n',
    )
    const names = ['db.two.example', 'db', 'db.shop.one.example', 'www.example', 'www.example.one.example']
    for (const name of names) nameServer.names.set(name, [a(name, `10.0.0.${names.indexOf(name)}`)])
    const leadsTo = async (name: string) => (await find(name, { searchFile }))[0]?.address
    expect(await leadsTo('db')).toBe('10.0.0.0')
    expect(await leadsTo('db.')).toBe('10.0.0.1')
    expect(await leadsTo('db.shop')).toBe('10.0.0.2')
    expect(await leadsTo('www.example')).toBe('10.0.0.3')
    await expect(find('www.example.', { searchFile })).resolves.toHaveLength(1)
    expect(nameServer.asked).not.toContain('A db.old.example')
  })
})

test('records of every type are asked for with the same limit', async () => {
  nameServer.names.set('shop.example', [{ type: 'TXT', name: 'shop.example', data: 'v=spf1 -all' }])
  nameServer.names.set('silent.example', 'silent')
  const options = { nameServers: [nameServer.address] }
  expect(await withResolver(resolver => resolver.resolveTxt('shop.example'), options)).toEqual([
    ['v=spf1 -all'],
  ])
  await expect(
    withResolver(resolver => resolver.resolveTxt('silent.example'), { ...options, timeLimitMs: 50 }),
  ).rejects.toMatchObject({ code: 'ECANCELLED' })
})

describe('in the place of dns.lookup', () => {
  const both: LookupAddress[] = [
    { address: '10.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]
  const looked = (options: dns.LookupOptions, found = both) => {
    const { promise, resolve } = Promise.withResolvers<unknown[]>()
    lookupBy(async () => found)('any.example', options, (...answer) => resolve(answer))
    return promise
  }

  it.each([
    [{ all: true }, [null, both]],
    [{}, [null, '10.0.0.1', 4]],
    [{ family: 6 }, [null, '::1', 6]],
    [{ family: 'IPv6' as const }, [null, '::1', 6]],
    [{ family: 4, all: true }, [null, [both[0]]]],
  ])('answers %o as it does', async (options, answer) => {
    expect(await looked(options)).toEqual(answer)
  })

  it('has an error where no address is of the wanted kind', async () => {
    expect(await looked({ family: 6 }, both.slice(0, 1))).toMatchObject([{ code: 'ENOTFOUND' }, []])
  })

  it('hands on the code of an error', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown[]>()
    const error = Object.assign(new Error('gone'), { code: 'ESERVFAIL' })
    lookupBy(() => Promise.reject(error))('any.example', {}, (...answer) => resolve(answer))
    expect(await promise).toEqual([error, []])
  })
})

describe('beside names whose servers are silent', () => {
  const usual = dns.lookup
  afterAll(() => void Object.assign(dns, { lookup: usual }))

  test('every other call goes out, and files are read', async () => {
    installNameLookups({ nameServers: [nameServer.address], timeLimitMs: 60_000, searchFile: '/nowhere' })
    const receiver = createServer((_, response) => response.end('thanks')).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const { port } = receiver.address() as AddressInfo
    nameServer.names.set('good.example', [a('good.example', '127.0.0.1')])
    const silent = ['vies', 'pdok', 'kvk', 'clamd', 'imap', 'database', 'hook', 'socket']
    for (const name of silent) nameServer.names.set(`${name}.example`, 'silent')

    const ended: string[] = []
    const pending = (name: string, work: (host: string) => Promise<unknown>) =>
      work(`${name}.example`)
        .catch(() => undefined)
        .then(() => ended.push(name))
    const own = (url: URL) =>
      callWebhook(
        { url, headers: {}, body: '{}' },
        { find: name => find(name), mayCall: () => true, timeLimitMs: 60_000 },
      )
    const scanner = { log: createLog({ level: 'silent' }), metrics: createMetrics(), timeLimitMs: 60_000 }
    const works = [
      ...['vies', 'pdok', 'kvk'].map(name => pending(name, host => fetch(`http://${host}`))),
      pending('clamd', host => clamdScanner(`tcp://${host}:3310`, scanner).scan(Buffer.from('a file'))),
      pending('imap', host => imapMailbox(`imap://a:b@${host}`)()),
      pending('database', host => new Client({ host }).connect()),
      pending('hook', host => own(new URL(`http://${host}`))),
      pending('socket', async host => once(connect(80, host), 'connect')),
    ]
    await Promise.all(silent.map(name => nameServer.untilAsked(`A ${name}.example`)))

    expect(await own(new URL(`http://good.example:${port}`))).toMatchObject({ kind: 'answered' })
    expect(await (await fetch(`http://good.example:${port}`)).text()).toBe('thanks')
    // Four at a time are all that Node works at.
    const derive = () => promisify(pbkdf2)('a', 'b', 1, 32, 'sha256')
    await Promise.all([readFile(import.meta.filename), ...Array.from({ length: 4 }, derive)])
    expect(ended).toEqual([])

    for (const name of silent) nameServer.answer(`${name}.example`, 'unknown')
    await Promise.all(works)
    expect(ended.toSorted()).toEqual(silent.toSorted())
    receiver.close()
  })
})
