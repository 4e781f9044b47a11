import type { ReadableStore } from '../state/store.ts'
import { useStore } from '../state/use-store.ts'
import styles from './request-progress.module.css'

/** idle: nothing shows. busy: the bar creeps on. done: the bar runs full and fades. */
export type RequestProgressState = 'idle' | 'busy' | 'done'

/** The thin bar at the top of the page while calls are under way. It says nothing to a screen reader: each wait has its own words. */
export function RequestProgress({ source }: { source: ReadableStore<RequestProgressState> }) {
  const state = useStore(source, 'idle')
  return (
    <div className={styles.progress} data-state={state} data-request-progress="" aria-hidden="true">
      <div className={styles.bar} />
    </div>
  )
}
