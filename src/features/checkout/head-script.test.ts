import { afterEach, describe, expect, test, vi } from 'vitest'
import { markCustomer } from '../page-frame/components/customer-mark.ts'
import { addressMark, buyerMark, headScript, planMark, resellerMark } from './head-script.ts'
import { planLink } from './plan-choice.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['ingelogd=1', true],
  ['sid=abc; ingelogd=1; x=2', true],
  ['__Host-ingelogd=1', true],
  ['sid=abc; __Host-ingelogd=1; x=2', true],
  ['__Host-ingelogd=', false],
  ['ingelogd=12', false],
  ['', false],
  ['ingelogd=', false],
  ['nietingelogd=1', false],
  ['x=ingelogd=1', false],
])(
  'with the cookies "%s" the page says whether a customer looks, in the head as later',
  (cookie, expected) => {
    const marks = marksOf({ cookie })
    expect(marks).toContainEqual(['data-customer', expected])
    marks.length = 0
    markCustomer()
    expect(marks).toEqual([['data-customer', expected]])
  },
)

/** Sources of all marks but the customer's, in every form that sets them. */
const storedMarks: Readonly<Record<string, readonly Record<string, string>[]>> = {
  [addressMark]: [{ address: '{"zipCode":"2611CC"}' }],
  [resellerMark]: [{ resellerId: 'donald' }],
  [buyerMark]: [
    { requestType: 'quote' },
    { userDataWithoutRegister: '{"firstName":"Katrien"}' },
    { registeredAccount: 'true' },
  ],
}

describe.each(Object.entries(storedMarks))('%s', (mark, says) => {
  const said = (browser: Browser) => Object.fromEntries(marksOf(browser) as [string, boolean][])[mark]

  test.each(says)('is said by %o, of the owner and of a caller', stored => {
    expect(said({ stored })).toBe(true)
    expect(said({ caller: stored })).toBe(true)
  })

  test.each(says)(
    'is said alike whatever the owner of the browser keeps (%o), while somebody orders for a caller',
    stored => {
      // Nobody begins as a new customer then.
      expect(said({ caller: {} })).toBe(mark === buyerMark)
      expect(said({ stored, caller: {} })).toBe(mark === buyerMark)
    },
  )

  test('is not said where nothing of it is kept, nor by a storage that is blocked', () => {
    expect(said({})).toBe(false)
    expect(said({ stored: { cart: '[]', requestType: 'order' } })).toBe(false)
    expect(said({ stored: says[0] ?? {}, isBlocked: true })).toBe(false)
  })
})

test.each([
  ['?street=Oude+Delft&zipCode=2611+CC', true],
  ['?utm_source=mail', false],
])(
  'the query "%s" says whether an address is brought along, where storage is blocked too',
  (search, expected) => {
    expect(marksOf({ search })).toContainEqual([addressMark, expected])
    expect(marksOf({ search, isBlocked: true })).toContainEqual([addressMark, expected])
  },
)

test.each([
  [new URL(planLink({ productType: 'internet', id: 11005 }), 'https://shop.example').hash, true],
  ['#producten', false],
  ['', false],
])('the fragment "%s" says whether a plan is brought along', (hash, expected) => {
  expect(marksOf({ hash })).toContainEqual([planMark, expected])
  expect(marksOf({ hash, isBlocked: true })).toContainEqual([planMark, expected])
})

type Browser = {
  cookie?: string
  search?: string
  hash?: string
  stored?: Record<string, string>
  /** Storage of a caller's order; absent without one. */
  caller?: Record<string, string>
  isBlocked?: boolean
}

/** Marks that the head's script sets for a browser, and later ones. */
function marksOf({
  cookie = '',
  search = '',
  hash = '',
  stored = {},
  caller,
  isBlocked = false,
}: Browser): unknown[] {
  const marks: unknown[] = []
  vi.stubGlobal('document', {
    cookie,
    documentElement: { toggleAttribute: (...mark: unknown[]) => marks.push(mark) },
  })
  vi.stubGlobal('location', { search, hash })
  const storageOf = (items: Record<string, string>) => ({
    getItem(key: string) {
      if (isBlocked) throw new Error('SecurityError')
      return items[key] ?? null
    },
  })
  const callers =
    caller && Object.entries({ ...caller, '': '1' }).map(([key, text]) => [`beller.${key}`, text])
  vi.stubGlobal('localStorage', storageOf(stored))
  vi.stubGlobal('sessionStorage', storageOf(Object.fromEntries(callers ?? [])))
  new Function(headScript)()
  return marks
}
