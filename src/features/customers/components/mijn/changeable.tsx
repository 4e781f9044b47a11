import { type ReactElement, useRef, useState } from 'react'
import { Notice } from '../../../../ui/kit/notice.tsx'
import type { Customer } from '../../contract.ts'
import { customerStore } from '../customer-store.ts'
import type { Draft } from './draft.ts'
import styles from './mijn.module.css'

export type ChangeFormProps = {
  /** The customer as the server answered. */
  readonly onSaved: (changed: Customer) => void
  readonly onCancel: () => void
}

type Props = {
  customer: Customer
  /** The customer's unsaved input. */
  draft: Draft
  savedTitle: string
  /** Consequences of the change. */
  savedText: string
  details: (onChange: () => void) => ReactElement
  form: (props: ChangeFormProps) => ReactElement
}

/** Details that are shown until the customer wants to change them, and again once the change is saved. */
export function Changeable({ customer, draft, savedTitle, savedText, details, form }: Props) {
  const [mode, setMode] = useState<'shown' | 'changing' | 'saved'>(
    draft.of(customer.id) === null ? 'shown' : 'changing',
  )
  const content = useRef<HTMLDivElement>(null)

  /** Something else has taken the place of what was pressed: the reader starts at its top. */
  const show = (next: typeof mode) => {
    if (next !== 'changing') draft.drop()
    setMode(next)
    content.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }
  const showSaved = (changed: Customer) => {
    customerStore.update(changed)
    show('saved')
  }
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      {mode === 'saved' && (
        <Notice kind="success" title={savedTitle} announced>
          <p>{savedText}</p>
        </Notice>
      )}
      {mode === 'changing'
        ? form({ onSaved: showSaved, onCancel: () => show('shown') })
        : details(() => show('changing'))}
    </div>
  )
}
