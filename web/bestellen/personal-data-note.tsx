import { personalDataTexts } from '../../content/flow-texts.ts'
import { Button } from '../ui/button.tsx'
import { useAnnounce } from '../ui/live-region.tsx'
import page from './flow-page.module.css'
import { hasPersonalData, orderStore, useOrderState } from './order-state.ts'
import styles from './personal-data-note.module.css'

/** Says whether details are kept in this browser and lets the visitor remove them; absent while there are none. */
export function PersonalDataNote() {
  const state = useOrderState()
  const announce = useAnnounce()
  if (!hasPersonalData(state)) return null
  return (
    <div className={`screen-only ${styles.note}`}>
      <p>{state.isKept ? personalDataTexts.kept : personalDataTexts.notKept}</p>
      <Button
        variant="quiet"
        small
        className={page.flush}
        onClick={() => {
          orderStore.clearPersonalData()
          announce(personalDataTexts.cleared)
        }}
      >
        {personalDataTexts.clear}
      </Button>
    </div>
  )
}
