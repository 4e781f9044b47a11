import { DatabaseZap, Headset, type LucideIcon, Network, RadioTower, ShieldCheck, Tv } from 'lucide-react'
import type { ExtraGroup } from '../../../../carts/internet.ts'
import styles from './extras.module.css'

const icons: Readonly<Record<ExtraGroup, LucideIcon>> = {
  'internet-televisie': Tv,
  'internet-additional-ip': Network,
  'internet-backup': RadioTower,
  'internet-data-package': DatabaseZap,
  'internet-safe-internet': ShieldCheck,
  'internet-service': Headset,
}

/** The name of a group of extras, at the head of its row in both states. */
export function ExtraTitle({ group, name }: { group: ExtraGroup; name: string | undefined }) {
  const Icon = icons[group]
  return (
    <span className={styles.title}>
      <Icon className={styles.icon} aria-hidden="true" />
      <h3 id={group} tabIndex={-1}>
        {name}
      </h3>
    </span>
  )
}
