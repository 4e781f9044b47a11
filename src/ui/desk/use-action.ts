import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CallFailure, callFailure } from '../../api/call-failure.ts'
import type { CallResult } from '../../api/client.ts'
import { newId } from '../../common/new-id.ts'
import { useAnnounce } from '../kit/live-region.tsx'

/** Does it. The id stays the same until it is done, so that the server does once what was pressed twice. */
type Send<Data> = (id: string) => Promise<CallResult<Data>>

type Then<Data> = {
  /** Said by a screen reader once it is done. */
  readonly says?: string | ((data: Data) => string)
  readonly onDone?: (data: Data) => void
  /**
   * When the page is read again: once it is done, also where it was refused, as somebody else may have done something
   * meanwhile, or never, where the page shows something else or nothing of it.
   */
  readonly rereads?: 'done' | 'refused' | 'never'
}

type State = { readonly busy: string | null; readonly failure: CallFailure | null }

const idle: State = { busy: null, failure: null }

/** Actions behind the buttons of one page: one at a time, however often they are pressed. */
export function useActions() {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const isUnderWay = useRef(false)
  const ids = useRef(new Map<string, string>())
  const [state, setState] = useState(idle)

  /** @param name of the button, which shows that it works */
  async function act<Data>(
    name: string,
    send: Send<Data>,
    { says, onDone, rereads = 'done' }: Then<Data> = {},
  ) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState({ busy: name, failure: null })
    const id = ids.current.get(name) ?? newId()
    ids.current.set(name, id)
    const result = await send(id)
    isUnderWay.current = false
    if (result.ok) {
      ids.current.delete(name)
      setState(idle)
      if (says !== undefined) announce(typeof says === 'string' ? says : says(result.data))
      onDone?.(result.data)
    } else setState({ busy: null, failure: callFailure(result) })
    const mayBeOther = result.ok || (result.kind === 'refused' && rereads === 'refused')
    if (mayBeOther && rereads !== 'never') await revalidate()
  }
  return { ...state, act, dismiss: () => setState(idle) }
}

/**
 * An action behind one button.
 * @returns whether it is under way, why it failed the last time, what it came to, and what does it
 */
export function useAction<Data>({ send, ...then }: Then<Data> & { readonly send: Send<Data> }) {
  const [done, setDone] = useState<{ readonly data: Data } | null>(null)
  const { busy, failure, act } = useActions()
  return {
    isBusy: busy !== null,
    failure,
    done: busy === null && failure === null && done !== null ? done.data : null,
    act: () =>
      void act('', send, {
        ...then,
        onDone(data) {
          setDone({ data })
          then.onDone?.(data)
        },
      }),
  }
}
