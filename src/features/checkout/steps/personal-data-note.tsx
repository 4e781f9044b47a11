import { useState } from 'react'
import { commonTexts } from '../../../common/texts.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import page from '../components/flow-page.module.css'
import { useIsByPhone } from '../components/phone-order/phone-mode.ts'
import { hasPersonalData, orderStore, useOrderState } from '../store/order-state.ts'
import { personalDataTexts as texts } from '../texts/flow.ts'
import styles from './personal-data-note.module.css'

/**
 * Says whether details are kept in this browser and lets the visitor remove them, after a question: there is no way back.
 * Absent while there are none.
 */
export function PersonalDataNote() {
  const state = useOrderState()
  const isByPhone = useIsByPhone()
  const announce = useAnnounce()
  const [isAsking, setIsAsking] = useState(false)
  if (!hasPersonalData(state)) return null
  const close = () => setIsAsking(false)
  const wipe = () => {
    close()
    orderStore.clearPersonalData()
    announce(texts.cleared)
  }
  return (
    <div className={`screen-only ${styles.note}`}>
      <p>{isByPhone ? texts.byPhone : state.isKept ? texts.kept : texts.notKept}</p>
      <Button variant="quiet" small className={page.flush} onClick={() => setIsAsking(true)}>
        {texts.clear}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={texts.question.title}
        actions={
          <>
            <Button onClick={wipe}>{texts.question.confirm}</Button>
            <Button variant="quiet" onClick={close}>
              {commonTexts.cancel}
            </Button>
          </>
        }
      >
        {isAsking && <p>{texts.question.text}</p>}
      </Dialog>
    </div>
  )
}
