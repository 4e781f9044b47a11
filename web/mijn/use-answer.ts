import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type * as z from 'zod/mini'
import type { CallResult, Endpoint } from '../api-client.ts'
import { callAsCustomer } from './call-as-customer.ts'

export type Answer<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly data: T }
  /** The customer has nothing at this address (404). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly message: string; readonly isAsking: boolean }

export type Asked<T> = {
  readonly answer: Answer<T>
  /** Asks once more; what was found stays in sight meanwhile. */
  readonly askAgain: () => Promise<void>
}

type Held<T> = { readonly path: string; readonly answer: Answer<T> }

/** What the server answers a logged-in customer at this address, asked when the page shows. */
export function useAnswer<T>(endpoint: Endpoint, schema: z.ZodMiniType<T>): Asked<T> {
  const { path } = endpoint
  const [held, setHeld] = useState<Held<T>>({ path, answer: { kind: 'loading' } })

  const ask = useEffectEvent(() => callAsCustomer(endpoint, { answer: schema }))
  useEffect(() => {
    let isCurrent = true
    void ask().then(result => {
      if (isCurrent) setHeld({ path, answer: answerOf(result) })
    })
    return () => {
      isCurrent = false
    }
  }, [path])

  const askAgain = useCallback(async () => {
    setHeld(({ path, answer }) => ({
      path,
      answer: answer.kind === 'failed' ? { ...answer, isAsking: true } : answer,
    }))
    const result = await callAsCustomer({ method: 'GET', path }, { answer: schema })
    setHeld(now => (now.path === path ? { path, answer: answerOf(result) } : now))
  }, [path, schema])

  return { answer: held.path === path ? held.answer : { kind: 'loading' }, askAgain }
}

function answerOf<T>(result: CallResult<T>): Answer<T> {
  if (result.ok) return { kind: 'found', data: result.data }
  if (result.kind === 'unavailable') return { kind: 'failed', message: result.message, isAsking: false }
  return result.status === 404
    ? { kind: 'missing' }
    : { kind: 'failed', message: result.failure.message, isAsking: false }
}
