import { auditFieldName } from '../../audit/texts.ts'
import { deskMoment } from '../../desk/moments.ts'
import styles from '../components/case.module.css'
import { useCaseCommands } from '../components/case-commands.tsx'
import type { TimelineEntry } from '../contract-timeline.ts'
import { actorInWords, changeInWords, eventInWords } from '../timeline-texts.ts'

/** Events of the case with the texts written in between, newest first. */
export function Timeline() {
  const { shown } = useCaseCommands()
  return (
    <ol className={`plain-list ${styles.timeline}`}>
      {shown.timeline.map(entry => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { words, by, at, values } = entry
  return (
    <li className={styles.entry} data-written={words !== null}>
      <p className={styles.happened}>
        <span className={words ? styles.by : undefined}>{eventInWords(entry)}</span>
        <span className={styles.by}>
          <span>{`${actorInWords(by)} ·`}</span> <time dateTime={at}>{deskMoment(at)}</time>
        </span>
      </p>
      {values.map(({ field, before, after }) => (
        <p key={field} className={styles.by}>
          {changeInWords(auditFieldName(field), before, after)}
        </p>
      ))}
      {words && (
        <div className={styles.words}>
          {words.subject && <p className={styles.subject}>{words.subject}</p>}
          <p className={styles.lines}>{words.text}</p>
        </div>
      )}
    </li>
  )
}
