import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Storage of a form's values while typing. */
export type Memory<Values> = {
  save: (values: Values) => void
  /**
   * Lets the visitor clear the form ("Wis mijn gegevens"): whether anything is stored, and the values after clearing.
   */
  wiping?: { readonly isKept: boolean; readonly empty: Values }
}

/** Keeps a form as it is typed, so that nothing loses it, and empties it when it is wiped. */
export function useMemory<Values extends FieldValues, Output>(
  { subscribe, reset }: UseFormReturn<Values, unknown, Output>,
  memory: Memory<Values> | undefined,
) {
  const onChange = useEffectEvent((values: Values) => memory?.save(values))
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

  const isKept = memory?.wiping?.isKept ?? false
  const wasKept = useRef(isKept)
  const onWiped = useEffectEvent(() => reset(memory?.wiping?.empty))
  useEffect(() => {
    if (wasKept.current && !isKept) onWiped()
    wasKept.current = isKept
  }, [isKept])
}
