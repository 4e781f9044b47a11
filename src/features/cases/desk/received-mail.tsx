import { Paperclip } from 'lucide-react'
import { Fold } from '../../../ui/kit/fold.tsx'
import styles from '../components/case.module.css'
import type { ReceivedMailDto } from '../contract-timeline.ts'
import { receivedTexts } from '../stream-texts.ts'
import { LongText } from './long-text.tsx'
import stream from './stream.module.css'

/** A mail that came in: from whom, what it says, what it quotes and its files. */
export function ReceivedMail({ mail }: { mail: ReceivedMailDto }) {
  const { from, fromName, isKnownSender, subject, text, quoted, cut, files } = mail
  return (
    <div className={`${stream.words} ${stream.customer}`}>
      <p className={styles.by}>
        <span>{fromName === '' ? from : `${fromName} <${from}>`}</span>{' '}
        {!isKnownSender && <strong className={styles.owed}>{receivedTexts.unknownSender}</strong>}
      </p>
      {subject !== '' && <p className={styles.subject}>{subject}</p>}
      <LongText text={text === '' ? receivedTexts.noText : text} />
      {cut !== null && <p className={styles.by}>{receivedTexts.cut}</p>}
      {quoted !== '' && (
        <Fold title={receivedTexts.quoted}>
          <p className={styles.lines}>{quoted}</p>
        </Fold>
      )}
      {files.length > 0 && (
        <ul className={`plain-list ${stream.files}`} aria-label={receivedTexts.files}>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <Paperclip aria-hidden="true" />
              <span>{receivedTexts.file(name, size)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
