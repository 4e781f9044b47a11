import { Fold } from '../../../ui/kit/fold.tsx'
import { FileList } from '../../case-files/components/file-list.tsx'
import { MailFrame } from '../../incoming-mails/components/mail-frame.tsx'
import styles from '../components/case.module.css'
import { useCaseCommands } from '../components/case-commands.tsx'
import type { ReceivedMailDto } from '../contract-timeline.ts'
import { receivedTexts } from '../stream-texts.ts'
import { LongText } from './long-text.tsx'
import stream from './stream.module.css'

/** Whether somebody wrote who is not of the case; mail servers and programs never are. */
const isStranger = ({ isKnownSender, nature }: ReceivedMailDto): boolean =>
  nature === 'answer' && !isKnownSender

/** A mail that came in: from whom, what it says, what it quotes and its files. */
export function ReceivedMail({ mail }: { mail: ReceivedMailDto }) {
  const { number } = useCaseCommands().shown
  const { id, from, fromName, subject, text, quoted, cut, files, hasHtml } = mail
  return (
    <div className={`${stream.words} ${stream.customer}`}>
      <p className={styles.by}>
        <span>{fromName === '' ? from : `${fromName} <${from}>`}</span>{' '}
        {isStranger(mail) && <strong className={styles.owed}>{receivedTexts.unknownSender}</strong>}
      </p>
      {subject !== '' && <p className={styles.subject}>{subject}</p>}
      <LongText text={text === '' ? receivedTexts.noText : text} />
      {cut !== null && <p className={styles.by}>{receivedTexts.cut}</p>}
      {quoted !== '' && (
        <Fold title={receivedTexts.quoted}>
          <p className={styles.lines}>{quoted}</p>
        </Fold>
      )}
      {hasHtml && <MailFrame number={number} id={id} />}
      <FileList number={number} files={files} />
    </div>
  )
}
