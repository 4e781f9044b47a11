import type { ReactElement } from 'react'
import { Notice } from '../../ui/notice.tsx'
import styles from './command-outcome.module.css'

type Words = { readonly title: string; readonly text?: string | ReactElement }

/** What became of an act, where it stands in the page; said by a screen reader too. */
export function CommandOutcome({ failed, done }: { failed: Words | false; done: Words | false }) {
  const words = failed || done
  if (!words) return null
  return (
    <Notice kind={failed ? 'error' : 'success'} title={words.title} announced className={styles.outcome}>
      {words.text && <p>{words.text}</p>}
    </Notice>
  )
}
