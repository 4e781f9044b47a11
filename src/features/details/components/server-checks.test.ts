import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallResult } from '../../../api/client.ts'
import type { RegisteredCompany } from './registered-company.ts'
import { type CheckedField, createServerChecks } from './server-checks.ts'

type Answer = CallResult<{ company?: RegisteredCompany }>

const yes: Answer = { ok: true, status: 200, data: {} }
const no: Answer = {
  ok: false,
  kind: 'refused',
  status: 400,
  failure: { message: '' },
  body: null,
  retryAfterSeconds: null,
}
const down: Answer = { ok: false, kind: 'unavailable', message: '', retryAfterSeconds: null }

function serverThatSays(...answers: Answer[]) {
  const asked: string[] = []
  const ask = async (field: CheckedField, value: string) => {
    asked.push(`${field} ${value}`)
    return answers.shift() ?? yes
  }
  return { asked, checks: createServerChecks(ask) }
}

describe('the check of KVK number and IBAN with the server', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is made once per number, however it is spaced', async () => {
    const { asked, checks } = serverThatSays(no)
    expect(await checks.holds('kvkNumber', '6959 9084')).toBe(false)
    expect(await checks.holds('kvkNumber', '69599084')).toBe(false)
    expect(asked).toEqual(['kvkNumber 69599084'])
  })

  test('gives the words of the specification for a number that does not hold, and for no other', async () => {
    const { checks } = serverThatSays(no, no)
    await checks.holds('kvkNumber', '69599084')
    await checks.holds('iban', 'NL92ABNA0417164300')
    expect(checks.known({ kvkNumber: '69599084', iban: 'nl92 abna 0417 1643 00' })).toEqual({
      kvkNumber: { message: 'KVK nummer is niet geldig.' },
      iban: { message: 'IBAN is niet geldig.' },
    })
    expect(checks.known({ kvkNumber: '68750110', iban: '' })).toEqual({})
    expect(checks.known({ kvkNumber: '6959908', iban: 'NL92' })).toEqual({})
  })

  test('answers for both numbers at once when the form is submitted', async () => {
    const { checks } = serverThatSays(yes, no)
    expect(await checks.refusals({ kvkNumber: '69599084', iban: 'NL92ABNA0417164300' })).toEqual({
      iban: { message: 'IBAN is niet geldig.' },
    })
  })

  test('is not made for what is incomplete', async () => {
    const { asked, checks } = serverThatSays()
    expect(await checks.holds('kvkNumber', '6959908')).toBe(true)
    expect(await checks.holds('iban', 'NL91')).toBe(true)
    expect(asked).toEqual([])
  })

  test('stands in nobody’s way while the server is down, and is made again later', async () => {
    const { asked, checks } = serverThatSays(down, no)
    expect(await checks.holds('kvkNumber', '69599084')).toBe(true)
    expect(checks.known({ kvkNumber: '69599084', iban: '' })).toEqual({})
    expect(await checks.holds('kvkNumber', '69599084')).toBe(false)
    expect(asked).toHaveLength(2)
  })

  test('follows a KVK number as soon as eight digits are typed', async () => {
    const { asked, checks } = serverThatSays(no)
    const onRefused = vi.fn()
    checks.follow('kvkNumber', '6959908', onRefused)
    checks.follow('kvkNumber', '69599084', onRefused)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(['kvkNumber 69599084'])
    expect(onRefused).toHaveBeenCalledOnce()
  })

  test('waits for the rest of an IBAN that is still being typed', async () => {
    const { asked, checks } = serverThatSays(yes)
    const onRefused = vi.fn()
    for (const typed of ['NL91ABNA0417164', 'NL91ABNA04171643', 'NL91ABNA0417164300']) {
      checks.follow('iban', typed, onRefused)
      await vi.advanceTimersByTimeAsync(300)
    }
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual(['iban NL91ABNA0417164300'])
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('keeps the company behind a KVK number, and tells that it is there', async () => {
    const company = { companyName: 'Test BV Donald' }
    const { checks } = serverThatSays({ ok: true, status: 200, data: { company } }, yes)
    const heard = vi.fn()
    const stop = checks.subscribe(heard)
    expect(checks.companyOf('68750110')).toBeNull()
    await checks.holds('kvkNumber', '68750110')
    expect(heard).toHaveBeenCalledOnce()
    expect(checks.companyOf('6875 0110')).toBe(company)
    stop()
    await checks.holds('kvkNumber', '69599084')
    expect(heard).toHaveBeenCalledOnce()
    expect(checks.companyOf('69599084')).toBeNull()
    expect(checks.companyOf('6875')).toBeNull()
  })
})
