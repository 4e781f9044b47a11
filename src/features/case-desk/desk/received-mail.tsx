import { useState } from 'react'
import { Fold } from '../../../ui/kit/fold.tsx'
import { FileList } from '../../case-files/components/file-list.tsx'
import { addressList } from '../../cases/cc-addresses.ts'
import styles from '../../cases/components/case.module.css'
import { LongText } from '../../cases/components/long-text.tsx'
import type { ReceivedMailDto } from '../../cases/contract-timeline.ts'
import type { MailCut } from '../../cases/mail-cuts.ts'
import { isOfPerson } from '../../cases/mail-kinds.ts'
import { MailFrame } from '../../incoming-mails/components/mail-frame.tsx'
import { originalName } from '../../incoming-mails/received-mail.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { receivedTexts } from '../stream-texts.ts'
import { MailClassification } from './mail-classification.tsx'
import stream from './stream.module.css'

/** Whether somebody wrote who is not of the case; mail servers, programs and colleagues never are. */
const isStranger = ({ isKnownSender, isColleague, nature, senderCheck }: ReceivedMailDto): boolean =>
  isOfPerson(nature) && !isKnownSender && !isColleague && senderCheck.verdict !== 'fail'

const checkNames = [
  ['SPF', 'spf'],
  ['DKIM', 'dkim'],
  ['DMARC', 'dmarc'],
] as const

/** Each check of the sender that was made, with its result. */
const resultsOf = ({ senderCheck }: ReceivedMailDto) =>
  checkNames.flatMap(([name, key]) => {
    const result = senderCheck[key]
    return result === null ? [] : [[name, result] as const]
  })

function senderWords({ from, fromName }: ReceivedMailDto): string {
  if (from === '') return receivedTexts.nobody
  return fromName === '' ? from : `${fromName} <${from}>`
}

/** A mail that came in: from whom, what it says, what it quotes and its files. */
export function ReceivedMail({ mail }: { mail: ReceivedMailDto }) {
  const { number } = useDeskCase().shown
  const [isFormatted, setIsFormatted] = useState(false)
  const { id, subject, text, quoted, cut, files, hasHtml, copies } = mail
  return (
    <div className={`${stream.words} ${stream.customer}`}>
      <p className={styles.by}>
        <span>{senderWords(mail)}</span>{' '}
        {isStranger(mail) && <strong className={styles.owed}>{receivedTexts.unknownSender}</strong>}
      </p>
      {copies.length > 0 && <p className={styles.by}>{receivedTexts.copies(addressList(copies))}</p>}
      {mail.isColleague && mail.senderCheck.verdict !== 'pass' && (
        <p className={styles.owed}>{receivedTexts.uncheckedColleague}</p>
      )}
      {mail.senderCheck.verdict === 'fail' && (
        <p className={styles.owed}>
          <strong>{receivedTexts.forged(resultsOf(mail))}</strong>
        </p>
      )}
      {subject !== '' && <p className={styles.subject}>{subject}</p>}
      {!isFormatted && <LongText text={text === '' ? receivedTexts.noText : text} />}
      {cut !== null && <Cut cut={cut} files={files} />}
      {quoted !== '' && !isFormatted && (
        <Fold title={receivedTexts.quoted}>
          <p className={styles.lines}>{quoted}</p>
        </Fold>
      )}
      {hasHtml && <MailFrame number={number} id={id} isShown={isFormatted} onChange={setIsFormatted} />}
      <FileList number={number} files={files} />
      <MailClassification mail={mail} />
    </div>
  )
}

/** Why not all of it is here, and where that is. */
function Cut({ cut, files }: { cut: MailCut; files: ReceivedMailDto['files'] }) {
  const isFile = cut === 'encrypted' || cut === 'winmail'
  const hasOriginal = files.some(({ name, state }) => name === originalName && state !== 'left-out')
  return (
    <p className={styles.by}>
      <strong>{receivedTexts.cut[cut]}</strong>{' '}
      {!isFile && (
        <span>{hasOriginal ? receivedTexts.original(originalName) : receivedTexts.noOriginal}</span>
      )}
    </p>
  )
}
