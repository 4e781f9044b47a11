import { describe, expect, test } from 'vitest'
import type { CallResult } from '../../../api/client.ts'
import { noReferences } from '../../details/references.ts'
import { someAddress, somebody } from '../../details/testing-person.ts'
import type { Customer } from '../contract.ts'
import { createCustomerStore } from './customer-store.ts'

type Answer = CallResult<{ data: Customer }>

const customer: Customer = {
  id: '1',
  companyName: 'Bakkerij De Oven',
  gender: 'FEMALE',
  ...somebody(),
  contactDetails: null,
  address: someAddress,
  iban: 'NL91ABNA0417164300',
  ascription: 'Bakkerij De Oven',
  kvkNumber: '69599084',
  technicalPerson: null,
  references: noReferences,
}
const known = (more: Partial<Customer> = {}): Answer => ({
  ok: true,
  status: 200,
  data: { data: { ...customer, ...more } },
})
const nobody: Answer = {
  ok: false,
  kind: 'refused',
  status: 401,
  failure: { message: '' },
  body: null,
  retryAfterSeconds: null,
}
const down: Answer = { ok: false, kind: 'unavailable', message: 'Even niet.', retryAfterSeconds: null }

/** A store over a browser whose cookie and server the test decides about. */
function browser({ marked = true, answers = [known()] }: { marked?: boolean; answers?: Answer[] } = {}) {
  const cookie = { marked }
  let asked = 0
  const returns = new Set<() => void>()
  const store = createCustomerStore({
    isMarkedLoggedIn: () => cookie.marked,
    ask: async () => answers[asked++] ?? nobody,
    onReturn(listener) {
      returns.add(listener)
      return () => returns.delete(listener)
    },
  })
  const comesBack = () => {
    for (const listener of returns) listener()
  }
  return { store, cookie, asked: () => asked, kind: () => store.getSnapshot().kind, comesBack }
}

/** Lets what was answered at once be taken in. */
const settled = () => new Promise(resolve => setImmediate(resolve))

describe('who is logged in', () => {
  test('is not asked for without the cookie: a visitor provokes no refusal', async () => {
    const { store, asked, kind } = browser({ marked: false })
    store.subscribe(() => undefined)
    expect(await store.refresh()).toEqual({ kind: 'anonymous' })
    expect(kind()).toBe('anonymous')
    expect(asked()).toBe(0)
  })

  test('is unknown until the server has answered, and asked once however many listen', async () => {
    const { store, asked, kind } = browser()
    expect(kind()).toBe('unknown')
    store.subscribe(() => undefined)
    store.subscribe(() => undefined)
    expect(kind()).toBe('unknown')
    await settled()
    expect(store.getSnapshot()).toEqual({ kind: 'known', customer })
    expect(asked()).toBe(1)
  })

  test('is nobody once the session has ended, whatever the cookie says', async () => {
    const { store, kind } = browser({ answers: [nobody] })
    await store.refresh()
    expect(kind()).toBe('anonymous')
  })

  test('stays known while the server is down, and is not made up when it was not', async () => {
    const { store, kind } = browser({ answers: [down, known(), down] })
    expect(await store.refresh()).toEqual({ kind: 'unavailable', message: 'Even niet.' })
    await store.refresh()
    await store.refresh()
    expect(kind()).toBe('known')
  })

  test('is asked again by a tab that comes back, unless nobody is logged in', async () => {
    const { store, cookie, asked, kind, comesBack } = browser({ marked: false, answers: [known(), known()] })
    const ends = [store.subscribe(() => undefined), store.subscribe(() => undefined)]
    comesBack()
    expect(asked()).toBe(0)
    cookie.marked = true
    comesBack()
    await settled()
    expect(kind()).toBe('known')
    comesBack()
    expect(asked(), 'one question for each return, however many follow').toBe(2)
    cookie.marked = false
    comesBack()
    expect(kind()).toBe('anonymous')
    cookie.marked = true
    for (const end of ends) end()
    comesBack()
    expect(asked(), 'nobody looks any more').toBe(2)
  })

  test('is the answer to the newest question, in whatever order the answers come', async () => {
    const waiting: ((answer: Answer) => void)[] = []
    const store = createCustomerStore({
      isMarkedLoggedIn: () => true,
      ask: () => new Promise(resolve => void waiting.push(resolve)),
      onReturn: () => () => undefined,
    })
    const [first, second] = [store.refresh(), store.refresh()]
    waiting[1]?.(known({ companyName: 'Nieuw' }))
    await second
    waiting[0]?.(known({ companyName: 'Oud' }))
    await first
    expect(store.getSnapshot()).toMatchObject({ customer: { companyName: 'Nieuw' } })
  })

  test('is the same object while nothing about the customer changed', async () => {
    const { store } = browser({ answers: [known(), known()] })
    const first = await store.refresh()
    expect(await store.refresh()).toBe(first)
    expect(store.update({ ...customer, companyName: 'Anders' })).not.toBe(first)
  })
})
