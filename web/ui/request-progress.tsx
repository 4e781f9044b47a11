import { useSyncExternalStore } from 'react'
import styles from './request-progress.module.css'

/** idle: nothing shows. busy: the bar creeps on. done: the bar runs full and fades. */
export type RequestProgressState = 'idle' | 'busy' | 'done'

/** What drives the bar: the API client, which knows when calls start and end. */
export type RequestProgressSource = {
  subscribe(listener: () => void): () => void
  current(): RequestProgressState
}

/** The thin bar at the top of the page while calls are under way. It says nothing to a screen reader: each wait has its own words. */
export function RequestProgress({ source }: { source: RequestProgressSource }) {
  const state = useSyncExternalStore(source.subscribe, source.current, () => 'idle' as const)
  return (
    <div className={styles.progress} data-state={state} data-request-progress="" aria-hidden="true">
      <div className={styles.bar} />
    </div>
  )
}
