import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classes } from './classes.ts'

/** What a state asks of who reads it; its colour goes with it. */
export type BadgeTone = 'running' | 'waiting' | 'done' | 'ended' | 'failed'

/** How something stands, in a word or two. */
export const Badge = ({ tone, children }: { tone: BadgeTone; children: ReactNode }) => (
  <span className={classes(styles.badge, styles[tone])}>{children}</span>
)
