import { afterEach, expect, test, vi } from 'vitest'
import { customerMarkScript } from '../../contract/customer-mark.ts'
import { markCustomer } from './customer-mark.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['ingelogd=1', true],
  ['sid=abc; ingelogd=1; x=2', true],
  ['', false],
  ['ingelogd=', false],
  ['nietingelogd=1', false],
  ['x=ingelogd=1', false],
])(
  'with the cookies "%s" the page says whether a customer looks, in the head as later',
  (cookie, expected) => {
    const marks: unknown[] = []
    const documentElement = { toggleAttribute: (...mark: unknown[]) => marks.push(mark) }
    vi.stubGlobal('document', { cookie, documentElement })
    new Function(customerMarkScript)()
    markCustomer()
    expect(marks).toEqual([
      ['data-customer', expected],
      ['data-customer', expected],
    ])
  },
)
