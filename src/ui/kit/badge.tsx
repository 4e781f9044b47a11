import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classes } from './classes.ts'

/** Meaning of a state for the reader; it decides the colour. */
export type BadgeTone = 'running' | 'waiting' | 'done' | 'ended' | 'failed'

/** How something stands, in a word or two. */
export const Badge = ({ tone, children }: { tone: BadgeTone; children: ReactNode }) => (
  <span className={classes(styles.badge, styles[tone])}>{children}</span>
)
