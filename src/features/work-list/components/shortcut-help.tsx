import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { setShortcuts, useShortcut, useShortcutsAreOn } from '../../../ui/desk/shortcuts.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Switch } from '../../../ui/kit/switch.tsx'
import { shortcutTexts } from '../texts.ts'
import styles from './shortcut-help.module.css'

type Props = { rows: readonly { readonly keys: string; readonly what: string }[] }

/** Help on the shortcuts of a page, with a switch to turn single keys off. */
export function ShortcutHelp({ rows }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const areOn = useShortcutsAreOn()
  useShortcut('?', () => setIsOpen(true))
  return (
    <>
      <Button
        variant="quiet"
        small
        className={styles.open}
        icon={<Keyboard aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {shortcutTexts.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={shortcutTexts.title}>
        <div className={styles.content}>
          <dl className={styles.keys}>
            {rows.map(({ keys, what }) => (
              <div key={keys} className={styles.pair}>
                <dt>
                  <kbd className={styles.key}>{keys}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <Switch
            small
            label={shortcutTexts.enabled}
            hint={shortcutTexts.enabledHint}
            checked={areOn}
            onChange={event => setShortcuts(event.target.checked)}
          />
        </div>
      </Dialog>
    </>
  )
}
