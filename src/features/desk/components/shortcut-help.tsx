import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Switch } from '../../../ui/kit/switch.tsx'
import { shortcutTexts } from '../../work-list/texts.ts'
import styles from './shortcut-help.module.css'
import { setShortcuts, useShortcut, useShortcutsAreOn } from './shortcuts.ts'

/** Help on single-key shortcuts, with a switch to turn them off. */
export function ShortcutHelp() {
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
            {shortcutTexts.rows.map(({ keys, what }) => (
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
