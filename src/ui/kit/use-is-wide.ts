import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(width >= 62rem)')

function subscribe(onChange: () => void) {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether two columns stand side by side; false in what the server renders. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )
