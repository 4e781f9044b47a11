import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { Table } from '../../../ui/kit/table.tsx'
import { type AttributeChange, attributeChanges, attributeLabel } from '../attributes.ts'
import styles from '../components/catalogue.module.css'
import type { Offering } from '../offering.ts'
import { valueText } from '../revision-words.ts'
import { conflictTexts as texts } from '../texts-offerings.ts'

/** The version of somebody else who was faster. */
export type Theirs = {
  readonly offering: Offering | null
  readonly version: number
  readonly by: string | null
}

type Props = {
  yours: Offering | null
  theirs: Theirs
  onKeepYours: () => void
  onTakeTheirs: () => void
}

/** Both versions of an offering that two colleagues changed at once, and the choice between them. */
export function OfferingConflict({ yours, theirs, onKeepYours, onTakeTheirs }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const differences = theirs.offering && yours ? attributeChanges(yours, theirs.offering) : []
  return (
    <section className={styles.conflict} aria-label={texts.title}>
      <h2 ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{theirs.by === null ? texts.somebody : texts.who(theirs.by)}</p>
      {theirs.offering === null && <p>{texts.gone}</p>}
      {theirs.offering !== null && differences.length === 0 && <p>{texts.same}</p>}
      {differences.length > 0 && (
        <Table<AttributeChange>
          caption={texts.title}
          hideCaption
          rows={differences}
          rowKey={({ path }) => path}
          columns={[
            { key: 'value', header: texts.value, cell: ({ path }) => attributeLabel(path) },
            { key: 'yours', header: texts.yours, cell: ({ path, was }) => valueText(path, was) },
            { key: 'theirs', header: texts.theirs, cell: ({ path, becomes }) => valueText(path, becomes) },
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
