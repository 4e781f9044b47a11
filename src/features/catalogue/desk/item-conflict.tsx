import { useEffect, useRef } from 'react'
import type { Elements } from '../../../ui/kit/elements.ts'
import { Table } from '../../../ui/kit/table.tsx'
import styles from '../components/catalogue.module.css'
import type { ThreeVersions } from '../merge-items.ts'
import { conflictTexts as texts } from '../texts-offerings.ts'

type Props = {
  title: string
  /** The versions of each value that changed; empty where there is nothing to compare. */
  versions: readonly ThreeVersions[]
  /** The name of each version. */
  headers: { readonly was: string; readonly yours: string; readonly theirs: string }
  /** Whether it comes up while somebody works, and takes the focus. */
  isNew?: boolean
  /** A sentence on the change meanwhile, before the table. */
  intro: Elements
  /** The ways to go on, after it. */
  children: Elements
}

/** An item of which there is a newer version: what both changed, beside what it was. */
export function ItemConflict({ title, versions, headers, isNew = false, intro, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section className={styles.conflict} aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {intro}
      {versions.length > 0 && (
        <Table<ThreeVersions>
          caption={title}
          hideCaption
          rows={versions}
          rowKey={({ label }) => label}
          columns={[
            { key: 'value', header: texts.value, cell: ({ label }) => label },
            { key: 'was', header: headers.was, cell: ({ was }) => was },
            { key: 'yours', header: headers.yours, cell: ({ mine }) => mine },
            { key: 'theirs', header: headers.theirs, cell: ({ now }) => now },
          ]}
        />
      )}
      {children}
    </section>
  )
}
