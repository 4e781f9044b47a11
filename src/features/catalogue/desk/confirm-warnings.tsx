import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import styles from '../components/catalogue.module.css'
import type { RevisionPage } from '../desk-schemas.ts'
import { problemText } from '../revision-words.ts'
import { planTexts as texts } from '../texts-revisions.ts'

/** From so many on they are read as a list and confirmed by one box: nobody ticks a hundred boxes one by one and reads them. */
const mostBoxes = 12

type Warnings = RevisionPage['warned']

/** The sentences that one box confirms: one, or the whole list. */
export type ToConfirm = { readonly label: string; readonly sentences: readonly string[] }

export function boxesOf(warned: Warnings): readonly ToConfirm[] {
  const sentences = [...new Set(warned.map(problemText))]
  return sentences.length > mostBoxes
    ? [{ label: texts.confirmAll(sentences.length), sentences }]
    : sentences.map(sentence => ({ label: sentence, sentences: [sentence] }))
}

type Props = {
  boxes: readonly ToConfirm[]
  idPrefix: string
  confirmed: ReadonlySet<string>
  /** Whether it was tried to plan without all of them. */
  isTried: boolean
  onConfirm: (label: string, isConfirmed: boolean) => void
}

/** The warnings of a revision, each to be confirmed by whoever plans it. */
export const ConfirmWarnings = ({ boxes, idPrefix, confirmed, isTried, onConfirm }: Props) => (
  <fieldset className={styles.group}>
    <legend>{texts.warnings}</legend>
    {boxes.map(({ label, sentences }, place) => (
      <div key={label} className={styles.group}>
        {sentences.length > 1 && (
          <ul className={styles.list}>
            {sentences.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <Checkbox
          id={`${idPrefix}${place}`}
          label={label}
          checked={confirmed.has(label)}
          error={isTried && !confirmed.has(label) ? texts.unconfirmed : undefined}
          onChange={({ target }) => onConfirm(label, target.checked)}
        />
      </div>
    ))}
  </fieldset>
)
