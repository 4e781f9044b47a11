import { useRef } from 'react'
import { type CallResult, call } from '../../../api/client.ts'
import { looksLikeIban, normalizeIban } from '../../../common/checks/iban.ts'
import { normalizeKvkNumber } from '../../../common/checks/kvk.ts'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { createStore } from '../../../ui/state/store.ts'
import type { VerifiedKvkNumber } from '../contract.ts'
import { serverCheckTexts } from '../texts.ts'
import type { RegisteredCompany } from './registered-company.ts'

/** order-flow §5: what the server says no to, in these words. */
const checks = {
  kvkNumber: {
    message: serverCheckTexts.kvkNumber,
    /** Milliseconds after the last key before the server is asked: eight digits are complete at once. */
    delay: 0,
    complete: (typed: string) => normalizeKvkNumber(typed),
    ask: (kvk: string) => call('POST /api/verify-kvkNumber/{kvk}', { params: { kvk } }),
  },
  iban: {
    message: serverCheckTexts.iban,
    /** A longer IBAN passes through shorter complete ones while it is typed. */
    delay: 500,
    complete: (typed: string) => (looksLikeIban(typed) ? normalizeIban(typed) : null),
    ask: (iban: string) => call('POST /api/verify-ibanNumber/{iban}', { params: { iban } }),
  },
} as const

export type CheckedField = keyof typeof checks
export const checkedFields = Object.keys(checks) as CheckedField[]

/** Asks the server about a complete value. */
type Ask = (field: CheckedField, value: string) => Promise<CallResult>

/** Company in the response, if the register could be asked. */
const companyIn = (data: unknown) => (data as Partial<VerifiedKvkNumber> | null)?.company

/**
 * Asks the server about KVK number and IBAN (order-flow §5) and remembers what it said. A server that cannot be asked
 * stands in nobody's way: the order is checked again.
 */
export function createServerChecks(ask: Ask = (field, value) => checks[field].ask(value)) {
  const answers = new Map<string, Promise<boolean>>()
  const refused = new Set<string>()
  const companies = createStore<ReadonlyMap<string, RegisteredCompany>>(() => new Map())
  const timers = new Map<CheckedField, ReturnType<typeof setTimeout>>()

  /** Resolves to whether the value holds; an incomplete one is for the form's own rules. */
  async function holds(field: CheckedField, typed: string): Promise<boolean> {
    const value = checks[field].complete(typed)
    if (value === null) return true
    const key = `${field} ${value}`
    const known = answers.get(key)
    if (known) return known
    const answer = ask(field, value).then(result => {
      if (result.ok) {
        const company = companyIn(result.data)
        if (company) companies.set(new Map(companies.getSnapshot()).set(value, company))
        return true
      }
      if (result.kind === 'refused' && result.status === 400) {
        refused.add(key)
        return false
      }
      answers.delete(key)
      return true
    })
    answers.set(key, answer)
    return answer
  }

  return {
    holds,

    /** Asks about both and answers with the messages of what does not hold. */
    async refusals(typed: Readonly<Record<CheckedField, string>>): Promise<FieldErrors> {
      const verdicts = await Promise.all(
        checkedFields.map(async field => ({ field, isFine: await holds(field, typed[field]) })),
      )
      return Object.fromEntries(
        verdicts
          .filter(({ isFine }) => !isFine)
          .map(({ field }) => [field, { message: checks[field].message }]),
      )
    },

    /** The messages for values that the server said no to before. */
    known: (typed: Readonly<Record<CheckedField, string>>): FieldErrors =>
      Object.fromEntries(
        checkedFields
          .filter(field => refused.has(`${field} ${checks[field].complete(typed[field])}`))
          .map(field => [field, { message: checks[field].message }]),
      ),

    /** The company behind a KVK number that the server was asked about; null where nothing is known of it. */
    companyOf(typed: string): RegisteredCompany | null {
      return companies.getSnapshot().get(checks.kvkNumber.complete(typed) ?? '') ?? null
    },

    /** Tells of every company that gets known, until the answered function is called. */
    subscribe: companies.subscribe,

    /** While the field is typed in: asks once the value is complete, and tells when it does not hold. */
    follow(field: CheckedField, typed: string, onRefused: () => void) {
      clearTimeout(timers.get(field))
      if (checks[field].complete(typed) === null) return
      const timer = setTimeout(async () => {
        if (!(await holds(field, typed))) onRefused()
      }, checks[field].delay)
      timers.set(field, timer)
    },
  }
}

export type ServerChecks = ReturnType<typeof createServerChecks>

export function useServerChecks(): ServerChecks {
  const checks = useRef<ServerChecks>(null)
  checks.current ??= createServerChecks()
  return checks.current
}
