import type { StateTexts } from '../../../content/mijn-texts.ts'
import { classes } from '../../ui/classes.ts'
import styles from './state-badge.module.css'

/** The state of an order or a quote in two words. */
export const StateBadge = ({ state: { label, tone } }: { state: StateTexts }) => (
  <span className={classes(styles.badge, styles[tone])}>{label}</span>
)
