import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { classes } from './classes.ts'
import type { Elements } from './elements.ts'
import styles from './field.module.css'
import { uiTexts } from './texts.ts'

export type FieldTexts = {
  label: ReactNode
  /** Instruction or example, between label and field. */
  hint?: ReactNode
  /** Error with its remedy; absent while the field is valid. */
  error?: string | undefined
  /** Marks the field as one that may stay empty. */
  optional?: boolean
  /** Keeps a line for the error of a field that is judged while it is typed in, so that nothing moves below. */
  roomForError?: boolean
}

type Props = FieldTexts & {
  /** The id of the control; hint and error derive theirs from it. */
  id: string
  className?: string | undefined
  children: Elements
}

/**
 * Label, hint, control and error in the order in which they are read, each on a line that fields beside it share where the form
 * has it so (`fields` in src/ui/forms/forms.module.css).
 */
export function Field({ id, label, hint, error, optional, roomForError, className, children }: Props) {
  return (
    <div className={classes(styles.field, error && styles.invalid, className)}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {optional && <OptionalMark />}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <div className={styles.below}>
        <FieldError id={id} error={error} />
        {roomForError && !error && <div className={styles.room} />}
      </div>
    </div>
  )
}

/** Behind the name of what may stay empty. */
export const OptionalMark = () => <span className={styles.optional}> {uiTexts.optional}</span>

export const FieldHint = ({ id, hint }: { id: string; hint: ReactNode }) =>
  hint ? (
    <div id={`${id}-hint`} className={styles.hint}>
      {hint}
    </div>
  ) : null

/** Remarks at fields, by the id of the field: whoever draws a field shows the one that is meant for it. */
export const FieldRemarks = createContext<ReadonlyMap<string, ReactNode>>(new Map())

/** A remark and an error below a field. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const remark = use(FieldRemarks).get(id)
  return (
    <>
      {remark !== undefined && <div className={styles.remark}>{remark}</div>}
      {error && (
        <div id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </div>
      )}
    </>
  )
}

/** The aria attributes that tie a control to its hint and error. */
export const fieldAria = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined,
})
