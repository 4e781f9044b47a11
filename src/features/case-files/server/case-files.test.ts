import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { orderedCase } from '../../../app/server/testing-desk.ts'
import {
  type StaffVisitor,
  startTestShop,
  type TestShop,
  testSecrets,
} from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { createLog } from '../../../platform/operations/log.ts'
import { createMetrics } from '../../../platform/operations/metrics.ts'
import { startClamd, type TestClamd, testVirus } from '../../../platform/outside/testing-clamd.ts'
import { clamdScanner } from '../../../platform/outside/virus-scanner-clamd.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { CaseFile } from '../../cases/case-file.ts'
import { forgetOldCases } from '../../cases/server/case.ts'
import { caseIdOf, rowsOf } from '../../orders/server/testing.ts'
import { caseFileCalls } from '../contract-desk.ts'
import { mostBytes } from '../limits.ts'
import { scanNext } from './scan-waiting.ts'
import { attachDrafts, contentsOf, filesOf, forgetOldDrafts, storeFiles } from './store-files.ts'

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')

let clamd: TestClamd
let shop: TestShop
let colleague: StaffVisitor
let number: string
beforeAll(async () => {
  clamd = await startClamd()
  shop = await startTestShop({}, { CLAMAV_URL: clamd.url })
  colleague = await shop.staff('verkoop')
  number = await orderedCase(shop)
})
afterAll(async () => {
  await shop.stop()
  await clamd.stop()
})
beforeEach(() => {
  clamd.fault = null
})

const services = () => ({
  callBy: () => new Date('2030-01-02'),
  fileCipher: createCipher(testSecrets.deriveKey('case-file')),
  virusScanner: clamdScanner(clamd.url, { log: createLog({ level: 'silent' }), metrics: createMetrics() }),
})
const database = () => shop.testDatabase.database

function upload(content: Buffer, name: string, { visitor = colleague, at = number, field = 'file' } = {}) {
  const body = new FormData()
  body.set(field, new File([new Uint8Array(content)], name, { type: 'application/x-claimed' }))
  return visitor.post(endpoint(caseFileCalls.addDraftFile, { nummer: at }).path, { body })
}
const fileAt = (id: string, at = number) => endpoint(caseFileCalls.caseFile, { nummer: at, id }).path
const uploaded = async (content: Buffer, name: string) => {
  const response = await upload(content, name)
  expect(response.status).toBe(200)
  return CaseFile.parse(await response.json())
}

/** A file that came with the event that opened the case. */
async function received(content: Buffer, name: string, at = number) {
  const caseId = await caseIdOf(shop, at)
  const [event] = await rowsOf<{ id: string }>(shop, 'select id from events where case_id = $1', [caseId])
  const files = await transaction(database(), tx =>
    storeFiles(tx, services(), { caseId, owner: { eventId: Number(event?.id) } }, [
      { name, content, claimedType: 'text/html' },
    ]),
  )
  return files[0]?.id ?? ''
}

describe('a file of a case', () => {
  it('is given out as what its content says, to be saved and never shown', async () => {
    const { id, ...file } = await uploaded(pdf, '../Offerte van Jan – 1.html.pdf')
    expect(file).toEqual({
      name: 'Offerte van Jan – 1.html.pdf',
      contentType: 'application/pdf',
      size: pdf.length,
      state: 'clean',
    })
    const response = await colleague.get(fileAt(id))
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Offerte-van-Jan-1.html.pdf"; filename*=UTF-8\'\'Offerte%20van%20Jan%20%E2%80%93%201.html.pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const viewed = "select from events where type = 'file-viewed' and actor_id = $1"
    expect(await rowsOf(shop, viewed, [colleague.colleague.id])).toHaveLength(1)
  })

  it('that is a page is given out as bytes, under a name that opens nothing', async () => {
    const id = await received(Buffer.from('<script>alert(1)</script>'), 'factuur.html')
    expect(await scanNext(database(), services())).toBe(true)
    const response = await colleague.get(fileAt(id))
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toContain('"factuur.html.bestand"')
  })

  it('is unreadable in the database, and bound to its row', async () => {
    const [one, other] = [await uploaded(pdf, 'een.pdf'), await uploaded(pdf, 'ander.pdf')]
    const rows = await rowsOf<{ value: Buffer }>(
      shop,
      'select content_encrypted as value from case_files where content_encrypted is not null',
    )
    for (const { value } of rows) expect(value.toString('latin1')).not.toContain('%PDF')
    await rowsOf(
      shop,
      `update case_files set content_encrypted = (select content_encrypted from case_files where id = $1) where id = $2`,
      [one.id, other.id],
    )
    expect((await colleague.get(fileAt(other.id))).status).toBe(500)
  })

  it('is there for nobody else: not under another case, and not for who is not signed in', async () => {
    const id = await received(pdf, 'brief.pdf')
    await scanNext(database(), services())
    expect((await colleague.get(fileAt(id))).status).toBe(200)
    expect((await colleague.get(fileAt(id, await orderedCase(shop)))).status).toBe(404)
    expect((await colleague.get(fileAt(randomUUID()))).status).toBe(404)
    expect((await colleague.get(fileAt('geen-id'))).status).toBe(404)
    expect((await shop.visitor().get(fileAt(id))).status).toBe(401)
  })

  it('goes with its case', async () => {
    const mine = await orderedCase(shop)
    const id = await received(pdf, 'brief.pdf', mine)
    await rowsOf(shop, "update cases set opened_at = now() - interval '8 years' where number = $1", [mine])
    await forgetOldCases(database(), ['order'], '7 years')
    expect(await rowsOf(shop, 'select from case_files where id = $1', [id])).toEqual([])
  })
})

describe('while the scanner is away', () => {
  it('a file waits for it, and is given out once it was scanned', async () => {
    clamd.fault = 'breaks-off'
    const { id, state } = await uploaded(pdf, 'brief.pdf')
    expect(state).toBe('waiting')
    const waiting = await colleague.get(fileAt(id))
    expect(waiting.status).toBe(409)
    expect(await waiting.json()).toMatchObject({ message: expect.stringContaining('nog niet op virussen') })
    expect(await scanNext(database(), services())).toBe(false)
    clamd.fault = null
    expect(await scanNext(database(), services())).toBe(true)
    expect((await colleague.get(fileAt(id))).status).toBe(200)
    expect(await scanNext(database(), services())).toBe(false)
  })

  it('a file that turns out to have a virus is never given out, and is not kept', async () => {
    const id = await received(Buffer.from(`Beste, ${testVirus}`), 'brief.txt')
    expect(await scanNext(database(), services())).toBe(true)
    const response = await colleague.get(fileAt(id))
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('virus') })
    expect(await rowsOf(shop, 'select scan, content_encrypted from case_files where id = $1', [id])).toEqual([
      { scan: 'infected', content_encrypted: null },
    ])
  })
})

describe('a file that a colleague chooses', () => {
  test.each([
    ['a virus', Buffer.from(`Beste, ${testVirus}`), 'brief.txt', 'zit een virus'],
    ['a page', Buffer.from('<html>'), 'brief.txt', 'kunnen we niet aannemen'],
    ['a program', Buffer.from('4d5a9000', 'hex'), 'brief.pdf', 'kunnen we niet aannemen'],
    ['nothing', Buffer.alloc(0), 'leeg.pdf', 'is leeg'],
  ])('is refused at its field where it is %s', async (_, content, name, words) => {
    const response = await upload(content, name)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: { file: { message: expect.stringContaining(words) } },
    })
  })

  it('is refused where no file came, it came in another field, or it is too large', async () => {
    const { path } = endpoint(caseFileCalls.addDraftFile, { nummer: number })
    expect((await colleague.post(path, { body: new FormData() })).status).toBe(422)
    expect((await colleague.post(path, { body: {} })).status).toBe(422)
    expect((await upload(pdf, 'brief.pdf', { field: 'iets' })).status).toBe(413)
    expect((await upload(Buffer.alloc(mostBytes + 70_000), 'groot.pdf')).status).toBe(413)
  })

  it('is read of nobody who may not send one', async () => {
    expect((await upload(pdf, 'brief.pdf', { visitor: await shop.staff('lezer') })).status).toBe(403)
    expect((await upload(pdf, 'brief.pdf', { at: '123456789' })).status).toBe(404)
    const visitor = shop.visitor() as StaffVisitor
    expect((await upload(pdf, 'brief.pdf', { visitor })).status).toBe(401)
  })

  it('stays theirs until it goes along with a message, once', async () => {
    const { id } = await uploaded(pdf, 'bijlage.pdf')
    const other = await shop.staff('verkoop')
    expect((await other.get(fileAt(id))).status).toBe(404)
    const caseId = await caseIdOf(shop, number)
    expect((await filesOf(database(), caseId)).map(file => file.id)).not.toContain(id)

    const messageId = randomUUID()
    await rowsOf(shop, "insert into case_messages values ($1, $2, 'jan@jansen.example', 'x', 'y')", [
      messageId,
      caseId,
    ])
    const attach = (staffId: string) =>
      transaction(database(), tx => attachDrafts(tx, { caseId, staffId, messageId }, [id]))
    expect(await attach(other.colleague.id)).toBe('gone')
    expect(await attach(colleague.colleague.id)).toBe('attached')
    expect(await attach(colleague.colleague.id)).toBe('gone')
    expect((await filesOf(database(), caseId)).map(file => file.id)).toContain(id)
    expect(await contentsOf(database(), services(), { messageId })).toMatchObject([{ id, content: pdf }])
    expect((await other.get(fileAt(id))).status).toBe(200)
  })

  it('is removed by whoever chose it, or after a day', async () => {
    const { id } = await uploaded(pdf, 'bijlage.pdf')
    const { path } = endpoint(caseFileCalls.removeDraftFile, { nummer: number, id })
    expect((await (await shop.staff('verkoop')).change('DELETE', path)).status).toBe(404)
    expect((await colleague.change('DELETE', path)).status).toBe(204)
    expect((await colleague.change('DELETE', path)).status).toBe(404)

    const old = await uploaded(pdf, 'oud.pdf')
    const young = await uploaded(pdf, 'nieuw.pdf')
    await rowsOf(shop, "update case_files set created_at = now() - interval '25 hours' where id = $1", [
      old.id,
    ])
    await forgetOldDrafts(database(), '1 day')
    const left = await rowsOf<{ id: string }>(shop, 'select id from case_files where draft_of is not null')
    expect(left.map(row => row.id)).toContain(young.id)
    expect(left.map(row => row.id)).not.toContain(old.id)
  })
})

it('stores of one mail as much as fits, and names the rest', async () => {
  const caseId = await caseIdOf(shop, number)
  const [event] = await rowsOf<{ id: string }>(shop, 'select id from events where case_id = $1', [caseId])
  const content = Buffer.alloc(mostBytes - 10)
  const files = await transaction(database(), tx =>
    storeFiles(tx, services(), { caseId, owner: { eventId: Number(event?.id) } }, [
      { name: 'groot.bin', content, claimedType: '' },
      { name: 'te-veel.pdf', content: pdf, claimedType: '' },
      { name: 'klein.txt', content: Buffer.from('kort'), claimedType: '' },
    ]),
  )
  expect(files.map(({ name, scan }) => [name, scan])).toEqual([
    ['groot.bin', 'not-scanned'],
    ['te-veel.pdf', 'left-out'],
    ['klein.txt', 'not-scanned'],
  ])
  const response = await colleague.get(fileAt(files[1]?.id ?? ''))
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('te groot') })
})
