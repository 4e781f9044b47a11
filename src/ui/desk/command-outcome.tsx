import type { ReactElement } from 'react'
import { Notice } from '../kit/notice.tsx'
import styles from './command-outcome.module.css'

type Words = { readonly title: string; readonly text?: string | ReactElement }

/** Outcome of a command, shown in the page and announced by screen readers. */
export function CommandOutcome({ failed, done }: { failed: Words | false; done: Words | false }) {
  const words = failed || done
  if (!words) return null
  return (
    <Notice kind={failed ? 'error' : 'success'} title={words.title} announced className={styles.outcome}>
      {words.text && <p>{words.text}</p>}
    </Notice>
  )
}
