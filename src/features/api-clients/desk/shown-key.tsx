import { ShownOnce } from '../../../ui/desk/shown-once.tsx'
import type { ShownKey as Shown } from '../contract-desk.ts'
import { shownKeyTexts as texts } from '../texts-desk.ts'
import styles from './clients.module.css'

/** A key that was just made, with what it is used with for OAuth. */
export const ShownKey = ({ shown: { key, clientId }, onClose }: { shown: Shown; onClose: () => void }) => (
  <ShownOnce title={texts.title} text={texts.once} label={texts.key} value={key} onClose={onClose}>
    <p className={styles.soft}>
      {texts.clientId}: <code>{clientId}</code>
    </p>
  </ShownOnce>
)
