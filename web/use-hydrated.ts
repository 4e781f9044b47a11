import { useSyncExternalStore } from 'react'

/** Whether React has taken over what the server rendered: before that a press on a control would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
