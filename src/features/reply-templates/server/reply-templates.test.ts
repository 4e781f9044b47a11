import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type StaffVisitor, startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { closedOn } from '../../../common/dutch-calendar.ts'
import { dutchDay, workingDaysAfter } from '../../../common/working-days.ts'
import { AuditLog } from '../../audit/contract.ts'
import { caseKinds } from '../../cases/case-kinds.ts'
import {
  NewReplyTemplate,
  ReplyTemplateConflict,
  type ReplyTemplateContent,
  ReplyTemplates,
  ReplyTemplateVersion,
} from '../contract-desk.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const other = await shop.staff('verkoop')
const recruiter = await shop.staff('personeel')
afterAll(() => shop.stop())

const path = '/api/beheer/teksten'
const content: ReplyTemplateContent = {
  name: 'Onze tekst',
  isShared: true,
  language: 'nl',
  kinds: ['order'],
  states: ['inProgress'],
  subject: 'Over {nummer}',
  text: 'Dag {contact}, het komt op {leverdag}.',
  waitDays: 3,
  assign: 'me',
  close: '',
  settles: ['change'],
}

const read = async (visitor: StaffVisitor) => ReplyTemplates.parse(await (await visitor.get(path)).json())
const byId = async (visitor: StaffVisitor, id: string) =>
  (await read(visitor)).texts.find(text => text.id === id)

async function add(visitor: StaffVisitor, changes: Partial<ReplyTemplateContent> = {}): Promise<string> {
  const id = randomUUID()
  const response = await visitor.post(path, { body: { id, ...content, ...changes } })
  expect(response.status).toBe(204)
  return id
}

const put = (visitor: StaffVisitor, id: string, body: unknown) =>
  visitor.change('PUT', `${path}/${id}`, { body })
const remove = (visitor: StaffVisitor, id: string, version: number) =>
  visitor.post(`${path}/${id}/verwijderen`, { body: { version } })

test('a new shop has twenty texts that each of its rules takes', async () => {
  const { texts } = await read(seller)
  expect(texts.length).toBeGreaterThanOrEqual(20)
  for (const { version: _version, changedBy, changedAt: _at, ...text } of texts) {
    expect(NewReplyTemplate.safeParse(text)).toMatchObject({ success: true, data: text })
    expect(changedBy).toBeNull()
  }
  const kinds = new Set(texts.flatMap(text => text.kinds))
  expect(caseKinds.filter(kind => !kinds.has(kind))).toEqual([])
  expect(texts.filter(({ language }) => language === 'en').map(({ kinds: of }) => of[0])).toEqual([
    'order',
    'order',
    'form',
  ])
  expect(texts.flatMap(({ settles }) => settles).toSorted()).toEqual(['cancel', 'change'])
})

describe('a shared text', () => {
  it('is made, changed and put back, and each version says who wrote it', async () => {
    const id = await add(seller)
    expect(await byId(other, id)).toMatchObject({
      ...content,
      version: 1,
      changedBy: seller.colleague.name,
    })
    expect((await put(other, id, { ...content, text: 'Anders', version: 1 })).status).toBe(204)
    expect((await put(seller, id, { ...content, version: 2 })).status).toBe(204)
    const { versions } = (await (await seller.get(`${path}/${id}/versies`)).json()) as { versions: unknown[] }
    expect(versions.map(version => ReplyTemplateVersion.parse(version))).toMatchObject([
      { version: 3, text: content.text, changedBy: seller.colleague.name },
      { version: 2, text: 'Anders', changedBy: other.colleague.name },
      { version: 1, text: content.text },
    ])
  })

  it('that two change at once keeps what the first wrote, and shows it to the second', async () => {
    const id = await add(seller)
    const statuses = await Promise.all(
      ['een', 'twee'].map(async text => {
        const response = await put(seller, id, { ...content, text, version: 1 })
        return { text, status: response.status, response }
      }),
    )
    const lost = statuses.find(({ status }) => status === 409)
    const kept = statuses.find(({ status }) => status === 204)
    const conflict = ReplyTemplateConflict.parse(await lost?.response.json())
    expect(conflict).toMatchObject({
      message: `${seller.colleague.name} heeft deze tekst intussen gewijzigd. Er is nog niets overschreven.`,
      current: { version: 2, text: kept?.text },
    })
    expect((await byId(seller, id))?.text).toBe(kept?.text)
  })

  it('is removed once, and not on a version that is not the last one', async () => {
    const id = await add(seller)
    await put(other, id, { ...content, version: 1 })
    expect((await remove(seller, id, 1)).status).toBe(409)
    expect((await remove(seller, id, 2)).status).toBe(204)
    expect((await remove(seller, id, 2)).status).toBe(404)
    expect(await byId(seller, id)).toBeUndefined()
  })

  it('is not made, changed or removed by who may not sell, and can be used', async () => {
    const id = await add(seller)
    expect(await byId(recruiter, id)).toBeDefined()
    const refused = [
      await recruiter.post(path, { body: { id: randomUUID(), ...content } }),
      await put(recruiter, id, { ...content, version: 1 }),
      await remove(recruiter, id, 1),
    ]
    for (const response of refused) {
      expect(response.status).toBe(403)
      expect(Failure.parse(await response.json()).message).toContain('teksten voor jezelf')
    }
  })

  it('stands in the log when it is stored and removed', async () => {
    const name = `Tekst ${randomUUID()}`
    const id = await add(seller, { name })
    await remove(seller, id, 1)
    const admin = await shop.staff('beheerder')
    const { entries } = AuditLog.parse(await (await admin.get('/api/beheer/logboek')).json())
    const told = entries.filter(({ facts }) => facts.some(({ value }) => value === name))
    expect(told.map(({ type }) => type)).toEqual(['reply-template-removed', 'reply-template-saved'])
  })
})

describe('a text of one’s own', () => {
  it('is nobody else’s to see, change or remove', async () => {
    const id = await add(recruiter, { isShared: false })
    expect(await byId(recruiter, id)).toMatchObject({ isShared: false })
    expect(await byId(seller, id)).toBeUndefined()
    expect((await put(seller, id, { ...content, version: 1 })).status).toBe(404)
    expect((await remove(seller, id, 1)).status).toBe(404)
    expect((await seller.get(`${path}/${id}/versies`)).status).toBe(404)
    expect((await remove(recruiter, id, 1)).status).toBe(204)
  })

  it('is shared later by who may', async () => {
    const id = await add(seller, { isShared: false })
    await put(seller, id, { ...content, version: 1 })
    expect(await byId(other, id)).toMatchObject({ isShared: true, version: 2 })
    const mine = await add(recruiter, { isShared: false })
    expect((await put(recruiter, mine, { ...content, version: 1 })).status).toBe(403)
  })
})

describe('a text', () => {
  it('is added once, however often it is sent', async () => {
    const id = randomUUID()
    for (const name of ['Eerste', 'Tweede'])
      expect((await seller.post(path, { body: { id, ...content, name } })).status).toBe(204)
    expect(await byId(seller, id)).toMatchObject({ name: 'Eerste', version: 1 })
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(8001) }, 'text'],
    [{ text: 'Op {datum}' }, 'text'],
    [{ subject: 'Over {zaak}' }, 'subject'],
    [{ states: ['nergens'] }, 'states'],
    [{ kinds: ['quote'], states: ['held'] }, 'states'],
    [{ waitDays: 0 }, 'waitDays'],
    [{ assign: randomUUID() }, 'assign'],
    [{ assign: 'iemand' }, 'assign'],
    [{ close: 'answered' }, 'close'],
    [{ kinds: ['form'], states: [], close: 'zomaar' }, 'close'],
    [{ language: 'de' }, 'language'],
    [{ settles: ['alles'] }, 'settles.0'],
  ])('with %j is refused at %s', async (changes, field) => {
    const response = await seller.post(path, { body: { id: randomUUID(), ...content, ...changes } })
    expect(response.status).toBe(422)
    expect(Object.keys(Failure.parse(await response.json()).errors ?? {})).toEqual([field])
  })

  it('that does not exist is not found', async () => {
    for (const id of [randomUUID(), 'geen'])
      expect((await put(seller, id, { ...content, version: 1 })).status).toBe(404)
  })

  it('is not for who only reads cases', async () => {
    expect((await (await shop.staff('lezer')).get(path)).status).toBe(403)
  })
})

test('the days on which a text can have its case followed up are working days', async () => {
  const { workingDays = [] } = await read(seller)
  const today = dutchDay(new Date())
  expect(workingDays).toHaveLength(60)
  expect(workingDays[0]).toBe(workingDaysAfter(today, 1, closedOn([])))
  expect(workingDays[59]).toBe(workingDaysAfter(today, 60, closedOn([])))
})

test('a signature is one’s own, and an empty one takes it away', async () => {
  const sign = (signature: string) =>
    seller.change('PUT', '/api/beheer/ik/ondertekening', { body: { signature } })
  expect((await read(seller)).signature).toBeNull()
  expect((await sign('Groeten,\nNoor')).status).toBe(204)
  expect((await read(seller)).signature).toBe('Groeten,\nNoor')
  expect((await read(other)).signature).toBeNull()
  expect((await sign('x'.repeat(501))).status).toBe(422)
  expect((await sign('')).status).toBe(204)
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => sign('Groeten')))
  expect(atOnce.map(({ status }) => status)).toEqual(Array(8).fill(204))
  expect((await sign('')).status).toBe(204)
  expect((await read(seller)).signature).toBeNull()
})
