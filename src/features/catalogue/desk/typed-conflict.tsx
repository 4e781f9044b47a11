import { Button } from '../../../ui/kit/button.tsx'
import styles from '../components/catalogue.module.css'
import type { ThreeVersions } from '../merge-items.ts'
import { conflictTexts as texts } from '../texts-offerings.ts'
import { ItemConflict } from './item-conflict.tsx'

type Props = {
  /** The colleague who was faster; null where it is not known. */
  by: string | null
  /** null where the colleague ended the product. */
  versions: readonly ThreeVersions[] | null
  onGoOn: () => void
  onTakeTheirs: () => void
}

/** An item that changed while it was typed over: going on with the newest version keeps what both changed. */
export const TypedConflict = ({ by, versions, onGoOn, onTakeTheirs }: Props) => (
  <ItemConflict
    title={texts.title}
    isNew
    versions={versions ?? []}
    headers={texts}
    intro={
      <>
        <p>{by === null ? texts.somebody : texts.who(by)}</p>
        {versions === null && <p>{texts.gone}</p>}
        {versions?.length === 0 && <p>{texts.same}</p>}
      </>
    }
  >
    <p className={styles.note}>{texts.goOnHint}</p>
    <div className={styles.actions}>
      <Button onClick={onGoOn}>{texts.goOn}</Button>
      <Button variant="secondary" onClick={onTakeTheirs}>
        {texts.takeTheirs}
      </Button>
    </div>
  </ItemConflict>
)
