import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { Table } from '../../../ui/kit/table.tsx'
import styles from '../components/catalogue.module.css'
import type { ValueChange } from '../revision-words.ts'
import { conflictTexts as texts } from '../texts-offerings.ts'

type Props = {
  /** The colleague who was faster; null where it is not known. */
  by: string | null
  /** From the own version to that of the colleague; null where the colleague ended the product. */
  differences: readonly ValueChange[] | null
  onKeepYours: () => void
  onTakeTheirs: () => void
}

/** Both versions of an item that two colleagues changed at once, and the choice between them. */
export function ItemConflict({ by, differences, onKeepYours, onTakeTheirs }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.conflict} aria-label={texts.title}>
      <h2 ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{by === null ? texts.somebody : texts.who(by)}</p>
      {differences === null && <p>{texts.gone}</p>}
      {differences?.length === 0 && <p>{texts.same}</p>}
      {differences !== null && differences.length > 0 && (
        <Table<ValueChange>
          caption={texts.title}
          hideCaption
          rows={differences}
          rowKey={({ label }) => label}
          columns={[
            { key: 'value', header: texts.value, cell: ({ label }) => label },
            { key: 'yours', header: texts.yours, cell: ({ was }) => was },
            { key: 'theirs', header: texts.theirs, cell: ({ becomes }) => becomes },
          ]}
        />
      )}
      <div className={styles.actions}>
        <Button onClick={onKeepYours}>{texts.keepYours}</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
      </div>
    </section>
  )
}
