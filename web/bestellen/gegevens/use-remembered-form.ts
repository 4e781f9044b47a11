import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

type Memory<Values> = {
  /** What is kept now; null when nothing is, also after "Wis mijn gegevens". */
  kept: unknown
  keep: (values: Values) => void
  /** What the form shows once what was kept is wiped. */
  empty: Values
}

/** Keeps a form as it is typed, so that no step back and forth loses it, and empties it when it is wiped. */
export function useRememberedForm<Values extends FieldValues, Output>(
  { subscribe, reset }: UseFormReturn<Values, unknown, Output>,
  { kept, keep, empty }: Memory<Values>,
) {
  const onChange = useEffectEvent(keep)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A change of the whole form has no name: that is a reset, not somebody typing.
        callback: ({ values, name }) => {
          if (name) onChange(values)
        },
      }),
    [subscribe],
  )

  const wasKept = useRef(kept !== null)
  const onWiped = useEffectEvent(() => reset(empty))
  const isKept = kept !== null
  useEffect(() => {
    if (wasKept.current && !isKept) onWiped()
    wasKept.current = isKept
  }, [isKept])
}
