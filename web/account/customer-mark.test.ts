import { afterEach, expect, test, vi } from 'vitest'
import { addressMark, headScript, resellerMark } from '../../contract/head-script.ts'
import { markCustomer } from './customer-mark.ts'

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

test.each([
  ['nothing', {}, false],
  ['an address in the storage', { stored: '{"zipCode":"2611CC"}' }, true],
  ['an address in the query', { search: '?street=Oude+Delft&zipCode=2611+CC' }, true],
  ['another query', { search: '?utm_source=mail' }, false],
  ['a storage that is blocked', { isBlocked: true }, false],
])('with %s the page says whether an address is brought along', (_, browser, expected) => {
  expect(marksOf(browser)).toContainEqual([addressMark, expected])
})

test.each([
  ['nothing', {}, false],
  ['an id', { resellerId: 'donald' }, true],
  ['a storage that is blocked', { isBlocked: true }, false],
])('with %s the page says whether a reseller’s link led here', (_, browser, expected) => {
  expect(marksOf(browser)).toContainEqual([resellerMark, expected])
})

/** What the script of the head says of a browser, and whatever is said from then on. */
function marksOf({
  cookie = '',
  stored = null as string | null,
  resellerId = null as string | null,
  search = '',
  isBlocked = false,
}): unknown[] {
  const marks: unknown[] = []
  vi.stubGlobal('document', {
    cookie,
    documentElement: { toggleAttribute: (...mark: unknown[]) => marks.push(mark) },
  })
  vi.stubGlobal('location', { search })
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (isBlocked) throw new Error('SecurityError')
      return key === 'address' ? stored : key === 'resellerId' ? resellerId : null
    },
  })
  new Function(headScript)()
  return marks
}
