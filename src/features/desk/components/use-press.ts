import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CallFailure, callFailure } from '../../../api/call-failure.ts'
import type { CallResult } from '../../../api/client.ts'
import { newId } from '../../../common/new-id.ts'

type State<T> = { readonly isBusy: boolean; readonly failure: CallFailure | null; readonly done: T | null }

/**
 * An act of one press: it is under way once at a time, and what the page shows is read again once the server took or refused
 * it. Its id stays the same until it is taken, so that the server does once what was pressed twice.
 */
export function usePress<T>(send: (id: string) => Promise<CallResult<T>>) {
  const id = useRef<string | null>(null)
  const isUnderWay = useRef(false)
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<State<T>>({ isBusy: false, failure: null, done: null })

  async function act() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState({ isBusy: true, failure: null, done: null })
    id.current ??= newId()
    const result = await send(id.current)
    isUnderWay.current = false
    if (result.ok) {
      id.current = null
      setState({ isBusy: false, failure: null, done: result.data })
    } else setState({ isBusy: false, failure: callFailure(result), done: null })
    // A refusal may be for what somebody else did meanwhile.
    if (result.ok || result.kind === 'refused') await revalidate()
  }
  return { ...state, act }
}
