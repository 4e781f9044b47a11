import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { apiCalls } from '../../../api/calls.ts'
import { DeskCase } from '../../../api/desk-case.ts'
import { deskOf, enquiredCase, orderedCase } from '../../../app/server/testing-desk.ts'
import { type StaffVisitor, startTestShop } from '../../../app/server/testing-shop.ts'
import { casePath } from '../../cases/contract.ts'
import { DeskChanges } from '../../desk/contract.ts'
import type { StaffRole } from '../../desk/staff-roles.ts'
import { application, sentForm } from '../../forms/server/testing.ts'
import { mailedCase } from '../../incoming-mails/server/testing.ts'
import { DeskMails } from '../../mails/contract.ts'
import { WorkList } from '../../work-list/contract.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'

/** By the form of the website, and as a mail of which a colleague made one. */
const ways = ['form', 'mail'] as const
const applied = {} as Record<(typeof ways)[number], string>
const by = {} as Record<StaffRole, StaffVisitor>
const shop = await startTestShop()
const ordered = await orderedCase(shop)
const enquired = await enquiredCase(shop)
const asked = await sentForm(shop, 'bel-mij-terug', { naam: 'Piet', telefoon: '+31201234567' })
applied.form = await sentForm(shop, 'sollicitatie', application)
applied.mail = await mailedCase(shop, {
  from: `${application.naam} <${application.email}>`,
  subject: 'Sollicitatie Bouzid',
  text: application.bericht,
})
await updateWholeList(shop)
for (const role of ['lezer', 'verkoop', 'catalogus', 'personeel', 'beheerder'] as const)
  by[role] = await shop.staff(role)
expect((await deskOf(by.verkoop, applied.mail).act('sollicitatie')).status).toBe(204)
afterAll(() => shop.stop())

const withoutRight = ['lezer', 'verkoop', 'catalogus'] as const
const withRight = ['personeel', 'beheerder'] as const

async function json(visitor: StaffVisitor, path: string): Promise<unknown> {
  const response = await visitor.get(path)
  expect(response.status).toBe(200)
  return response.json()
}
const listed = async (visitor: StaffVisitor, query: Readonly<Record<string, string>> = {}) =>
  WorkList.parse(await json(visitor, `/api/beheer/werklijst?${new URLSearchParams(query)}`))
const numbers = ({ items }: WorkList) => items.map(({ number }) => number)

const roleOfEach = <Role extends StaffRole>(roles: readonly Role[]) =>
  roles.flatMap(role => ways.map(way => [way, role] as const))

describe.each(roleOfEach(withoutRight))('a job application by %s is to who is %s', (way, role) => {
  test('in no view, no count and no search', async () => {
    const other = [asked, enquired, ordered].toSorted()
    for (const query of [{}, { weergave: 'alles' }, { weergave: 'niemand' }]) {
      const list = await listed(by[role], query)
      expect(numbers(list).toSorted()).toEqual(other)
      expect(list.counts).toMatchObject({ open: 3, niemand: 3 })
    }
    expect(numbers(await listed(by[role], { soort: 'form' }))).toEqual([asked])
    for (const zoek of [applied[way], 'Bouzid', 'bouzit', application.email, '0612345678'])
      expect(numbers(await listed(by[role], { zoek }))).not.toContain(applied[way])
  })

  test('a case that is not there, whatever is asked of it', async () => {
    const about = apiCalls.filter(({ path }) => path.startsWith(`/api/beheer/zaken/{nummer}`))
    expect(about.length).toBeGreaterThan(15)
    for (const { method, path } of about) {
      const response = await by[role].send(
        method,
        path.replace('{nummer}', applied[way]).replaceAll(/\{\w+\}/g, '1'),
        {
          ...(method === 'GET' ? {} : { body: { id: randomUUID(), version: 1, text: 'x' } }),
        },
      )
      expect([path, response.status === 403 ? 404 : response.status]).toEqual([path, 404])
      expect(await response.text()).not.toContain('Bouzid')
    }
  })

  test('nothing that happens', async () => {
    const told = DeskChanges.parse(await json(by[role], '/api/beheer/wijzigingen?na=0'))
    expect(told.cases).toContain(ordered)
    expect(told.cases).not.toContain(applied[way])
  })

  test('among no mails', async () => {
    const { mails } = DeskMails.parse(await json(by[role], '/api/beheer/mails'))
    expect(mails.length).toBeGreaterThan(0)
    expect(JSON.stringify(mails)).not.toContain(application.email)
    expect(mails.map(({ about }) => about)).not.toContainEqual({ kind: 'case', number: applied[way] })
    const [all] = await shop.testDatabase.database
      .execute<{ id: string }>(
        `select deliveries.id from deliveries join cases on cases.id = case_id where number = '${applied[way]}'`,
      )
      .then(({ rows }) => rows)
    expect((await by[role].get(`/api/beheer/mails/${all?.id}`)).status).toBe(404)
    expect((await by[role].get(`/api/beheer/mails/${all?.id}/voorbeeld.html`)).status).toBe(404)
  })
})

describe.each(roleOfEach(withRight))('a job application by %s is to who is %s', (way, role) => {
  test('in his list, found, and open to be read', async () => {
    expect(numbers(await listed(by[role], { zoek: 'Bouzid' }))).toContain(applied[way])
    expect((await listed(by[role])).items).toContainEqual(
      expect.objectContaining({ number: applied[way], kind: 'form', formName: 'Sollicitatie' }),
    )
    const shown = DeskCase.parse(await json(by[role], casePath(applied[way])))
    expect(shown).toMatchObject({ form: { name: 'Sollicitatie', isApplication: true } })
    expect(shown.colleagues.map(({ id }) => id).toSorted()).toEqual(
      withRight.map(each => by[each].colleague.id).toSorted(),
    )
    expect(DeskChanges.parse(await json(by[role], '/api/beheer/wijzigingen?na=0')).cases).toContain(
      applied[way],
    )
  })
})

describe('who is personeel', () => {
  test('sees nothing but applications', async () => {
    const list = await listed(by.personeel, { weergave: 'alles' })
    expect(numbers(list).toSorted()).toEqual(Object.values(applied).toSorted())
    expect(list.counts).toMatchObject({ open: 2, niemand: 2 })
    for (const number of [ordered, enquired, asked])
      expect((await by.personeel.get(casePath(number))).status).toBe(404)
    const told = DeskChanges.parse(await json(by.personeel, '/api/beheer/wijzigingen?na=0'))
    expect(told.cases?.toSorted()).toEqual(Object.values(applied).toSorted())
  })

  test.each(['/api/beheer/mails', '/api/beheer/klanten', '/api/beheer/logboek', '/api/beheer/collegas'])(
    'has nothing of %s',
    async path => {
      const { status } = await by.personeel.get(path)
      expect([403, 404]).toContain(status)
    },
  )

  test.each(ways)('answers one by %s, and takes no order or quote', async way => {
    const answer = { id: randomUUID(), subject: 'Je sollicitatie', text: 'Kom je langs?' }
    expect((await by.personeel.post(casePath(applied[way], 'antwoord'), { body: answer })).status).toBe(204)
    expect((await by.personeel.post('/api/beheer/prijsopgaven', { body: {} })).status).toBe(403)
    expect((await by.personeel.post(casePath(applied[way], 'prijsopgave'), { body: {} })).status).toBe(403)
  })
})

describe.each(ways)('an application by %s', way => {
  test('is given to nobody who may not read it', async () => {
    const body = { id: randomUUID(), version: 1, assignee: by.verkoop.colleague.id }
    const shown = DeskCase.parse(await json(by.beheerder, casePath(applied[way])))
    const response = await by.beheerder.post(casePath(applied[way], 'behandelaar'), {
      body: { ...body, version: shown.version },
    })
    expect(response.status).toBe(422)
  })

  test('never becomes a quote', async () => {
    const { version } = DeskCase.parse(await json(by.beheerder, casePath(applied[way])))
    const response = await by.beheerder.post(casePath(applied[way], 'prijsopgave'), {
      body: {
        id: randomUUID(),
        version,
        companyName: 'Bouzid',
        fullName: 'Fatima Bouzid',
        email: application.email,
        phoneNumber: application.telefoon,
        installationAddress: {
          streetName: 'Keizersgracht',
          houseNumber: '42',
          houseNumberSuffix: '',
          zipCode: '1017XN',
          city: 'Amsterdam',
        },
        product: 42572,
        mail: false,
      },
    })
    expect(response.status).toBe(422)
  })

  test('is told to nobody on the stream who may not read it', async () => {
    const heard = await streamed(by.verkoop, async () => {
      const note = { id: randomUUID(), text: 'Bel haar terug.' }
      await by.beheerder.post(casePath(applied[way], 'notities'), { body: note })
      await by.beheerder.post(casePath(ordered, 'notities'), { body: { ...note, id: randomUUID() } })
    })
    expect(heard).toContain(ordered)
    expect(heard).not.toContain(applied[way])
  })
})

/** Text that a colleague's event stream receives until it names the order. */
async function streamed(visitor: StaffVisitor, happen: () => Promise<unknown>): Promise<string> {
  const ending = new AbortController()
  const response = await fetch(`${shop.url}/api/beheer/gebeurtenissen`, {
    headers: { cookie: visitor.cookie },
    signal: ending.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const reading = (async () => {
    while (!heard.includes(ordered)) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) return
      heard += value
    }
  })()
  await vi.waitFor(() => expect(heard).toContain('"cases"'), { timeout: 20_000 })
  await happen()
  await reading
  ending.abort()
  return heard
}
