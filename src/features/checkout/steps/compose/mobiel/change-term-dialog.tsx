import { Button } from '../../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../../ui/kit/dialog.tsx'
import type { MobielTerm } from '../../../rules/mobiel.ts'
import { changeTermTexts } from '../../../texts/mobiel.ts'
import styles from '../compose.module.css'

type Props = {
  /** The Looptijd that the visitor asked for; null while there is nothing to ask. */
  asked: MobielTerm | null
  onConfirm(term: MobielTerm): void
  onClose(): void
}

/** Says what another Looptijd costs before it happens (order-flow §4: changing it empties the cart). */
export function ChangeTermDialog({ asked, onConfirm, onClose }: Props) {
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={changeTermTexts.title(asked ?? 1)}
      actions={
        <>
          <Button onClick={() => asked !== null && onConfirm(asked)}>{changeTermTexts.confirm}</Button>
          <Button variant="quiet" onClick={onClose}>
            {changeTermTexts.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        <p>{changeTermTexts.consequence}</p>
        <p>{changeTermTexts.wayBack}</p>
      </div>
    </Dialog>
  )
}
