import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { CaseLink } from '../../../ui/desk/row-table.tsx'
import type { AuditEntry, AuditSubject } from '../contract.ts'
import styles from '../desk/audit.module.css'
import { actorNames, auditMoment } from '../texts.ts'
import { useLogNames } from './log-names.ts'

/** Entries with time, actor, event, subject and changed values. */
export const EntryList = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <ol className={`plain-list ${styles.entries}`}>
    {entries.map(entry => (
      <li key={entry.id} className={styles.entry}>
        <time dateTime={entry.occurredAt} className={styles.moment}>
          {auditMoment(entry.occurredAt)}
        </time>
        <div className={styles.what}>
          <p>
            <strong>
              <KindName entry={entry} />
            </strong>{' '}
            {entry.about.map(subject => (
              <span key={subject.kind} className={styles.about}>
                <Subject subject={subject} />
              </span>
            ))}
          </p>
          <Changes entry={entry} />
        </div>
        <span className={styles.actor}>
          <span>{entry.actor.name ?? actorNames[entry.actor.kind]}</span>
          {entry.actor.name !== null && (
            <span className={styles.group}>{` ${actorNames[entry.actor.kind]}`}</span>
          )}
        </span>
      </li>
    ))}
  </ol>
)

const KindName = ({ entry }: { entry: AuditEntry }) => useLogNames().nameOf(entry.type)

function Subject({ subject }: { subject: AuditSubject }) {
  switch (subject.kind) {
    case 'case':
      return (
        <>
          <CaseLink number={subject.number} />
          <span className={styles.group}>{` ${subject.name}`}</span>
        </>
      )
    case 'customer':
      return <Link to={deskPaths.customer(subject.id)}>{subject.name}</Link>
    case 'staff':
      return subject.name
    case 'product':
      return String(subject.id)
  }
}

function Changes({ entry: { changes, facts } }: { entry: AuditEntry }) {
  if (changes.length + facts.length === 0) return null
  return (
    <ul className={`plain-list ${styles.changes}`}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span>{field}</span>
          {(before ?? after) !== null && (
            <span>
              : <del>{before}</del> → <ins>{after}</ins>
            </span>
          )}
        </li>
      ))}
      {facts.map(({ name, value }) => (
        <li key={name}>{`${name}: ${value}`}</li>
      ))}
    </ul>
  )
}
