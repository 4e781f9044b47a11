import { Fold } from '../../../ui/kit/fold.tsx'
import { deskMoment } from '../../desk/moments.ts'
import styles from '../components/case.module.css'
import { useCaseCommands } from '../components/case-commands.tsx'
import { casePageTexts, consentNames } from '../texts-desk.ts'

/** Consents with their time and exact text. */
export function Consents() {
  const { shown } = useCaseCommands()
  return (
    <ul className={`plain-list ${styles.stack}`}>
      {shown.consents.map(({ kind, version, text, reference, givenAt, readOutBy }) => (
        <li key={kind}>
          <Fold
            title={
              <>
                <span>{`${consentNames[kind] ?? kind} `}</span>
                <span className={styles.by}>{deskMoment(givenAt)}</span>
              </>
            }
          >
            <p className={styles.by}>
              {[
                casePageTexts.version(version),
                reference,
                readOutBy && casePageTexts.readOutBy(readOutBy, deskMoment(givenAt)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className={styles.lines}>{text ?? casePageTexts.noText}</p>
          </Fold>
        </li>
      ))}
    </ul>
  )
}
