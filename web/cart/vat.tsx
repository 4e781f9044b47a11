import { useSyncExternalStore } from 'react'
import { formatEuro } from '../../domain/money.ts'
import { vatPercentage } from '../../domain/totals.ts'
import { safeStorage } from '../safe-storage.ts'
import { Switch } from '../ui/switch.tsx'
import styles from './vat.module.css'

/** Whether amounts incl. VAT stand beside those without; kept for the visit, so for this tab. */
const storage = safeStorage(() => window.sessionStorage)
const storageKey = 'showsVat'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const useShowsVat = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => storage.getItem(storageKey) === 'true',
    () => false,
  )

function showVat(shows: boolean) {
  storage.setItem(storageKey, String(shows))
  for (const listener of listeners) listener()
}

/** Shows every amount of the order incl. VAT as well, here and wherever else it stands. */
export const VatSwitch = ({ disabled = false }: { disabled?: boolean }) => (
  <Switch
    small
    label={`Toon ook incl. ${vatPercentage}% btw`}
    checked={useShowsVat()}
    disabled={disabled}
    onChange={event => showVat(event.target.checked)}
  />
)

/** The same amount incl. VAT in cents, under the one without, where the visitor asked for it. */
export const WithVat = ({ cents }: { cents: number }) =>
  useShowsVat() ? <span className={styles.withVat}> {formatEuro(cents)} incl. btw</span> : null

/** What the amounts near it mean. */
export const VatNote = () => (
  <p className={styles.note}>
    Alle {useShowsVat() && 'andere '}bedragen zijn exclusief {vatPercentage}% btw.
  </p>
)
