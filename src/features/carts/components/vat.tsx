import { formatEuro } from '../../../common/money.ts'
import { Amount } from '../../../ui/kit/price.tsx'
import { Switch } from '../../../ui/kit/switch.tsx'
import { safeStorage } from '../../../ui/state/safe-storage.ts'
import { createStore } from '../../../ui/state/store.ts'
import { useStore } from '../../../ui/state/use-store.ts'
import { vatTexts } from '../texts.ts'
import { vatPercentage } from '../totals.ts'
import styles from './vat.module.css'

/** Whether amounts incl. VAT stand beside those without; kept for the visit, so for this tab. */
const storage = safeStorage(() => window.sessionStorage)
const storageKey = 'showsVat'
const vatStore = createStore(() => storage.getItem(storageKey) === 'true')

/** Whether the visitor asked for amounts incl. VAT too. */
export const useShowsVat = (): boolean => useStore(vatStore, false)

function showVat(shows: boolean) {
  storage.setItem(storageKey, String(shows))
  vatStore.set(shows)
}

/** Shows every amount of the order incl. VAT as well, here and wherever else it stands. */
export const VatSwitch = ({ disabled = false }: { disabled?: boolean }) => (
  <Switch
    small
    label={vatTexts.switch(vatPercentage)}
    checked={useShowsVat()}
    disabled={disabled}
    onChange={event => showVat(event.target.checked)}
  />
)

/** The same amount incl. VAT in cents, under the one without, where the visitor asked for it. */
export const WithVat = ({ cents }: { cents: number }) =>
  useShowsVat() ? (
    <span className={styles.withVat}>
      {' '}
      <Amount>{formatEuro(cents)}</Amount>
      <span>{` ${vatTexts.withVat}`}</span>
    </span>
  ) : null

/** Explains whether amounts include VAT. */
export const VatNote = () => (
  <p className={styles.note}>
    {useShowsVat() ? vatTexts.othersWithout(vatPercentage) : vatTexts.allWithout(vatPercentage)}
  </p>
)
