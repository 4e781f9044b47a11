import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CallFailure, callFailure } from '../../../api/call-failure.ts'
import type { CallResult } from '../../../api/client.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'

type Then<Data> = {
  /** Said by a screen reader once it is done. */
  readonly says?: string
  readonly onDone?: (data: Data) => void
  /** Whether the page shows something else afterwards, so that nothing of it is read again. */
  readonly leaves?: boolean
}

/** Acts behind the buttons of one page: one at a time, and what the page shows is read again after each. */
export function useActs() {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const isUnderWay = useRef(false)
  const [{ busy, failure }, setState] = useState<{
    readonly busy: string | null
    readonly failure: CallFailure | null
  }>({ busy: null, failure: null })

  /** @param name of the button, which shows that it works */
  async function act<Data>(
    name: string,
    send: () => Promise<CallResult<Data>>,
    { says, onDone, leaves = false }: Then<Data> = {},
  ) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState({ busy: name, failure: null })
    const result = await send()
    isUnderWay.current = false
    setState({ busy: null, failure: result.ok ? null : callFailure(result) })
    if (!result.ok) return
    if (says) announce(says)
    onDone?.(result.data)
    if (!leaves) await revalidate()
  }
  return { busy, failure, act, dismiss: () => setState({ busy: null, failure: null }) }
}
