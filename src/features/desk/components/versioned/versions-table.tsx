import { type ReactNode, useEffect, useRef } from 'react'
import type { Elements } from '../../../../ui/kit/elements.ts'
import { Table } from '../../../../ui/kit/table.tsx'
import { versionedTexts as texts } from '../../texts.ts'
import type { ThreeVersions } from '../../three-versions.ts'
import styles from './versioned.module.css'

type Props = {
  title: string
  /** The versions of each value that changed; empty where there is nothing to compare. */
  versions: readonly ThreeVersions[]
  /** The name of each version. */
  headers: { readonly was: string; readonly yours: string; readonly theirs: string }
  /** The name of a value as it shows; by default its label. */
  nameOf?: (versions: ThreeVersions, place: number) => ReactNode
  /** Whether it comes up while somebody works, and takes the focus. */
  isNew?: boolean
  /** A sentence on the change meanwhile, before the table. */
  intro: Elements
  /** The ways to go on, after it. */
  children: Elements
}

/** Something of which there is a newer version: each value that changed, beside what it was. */
export function VersionsTable({
  title,
  versions,
  headers,
  nameOf = ({ label }) => label,
  isNew = false,
  intro,
  children,
}: Props) {
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
            {
              key: 'value',
              header: texts.value,
              cell: each => nameOf(each, versions.indexOf(each)),
            },
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
