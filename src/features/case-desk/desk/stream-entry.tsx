import {
  CircleDot,
  type LucideIcon,
  Mail,
  MailOpen,
  MessageCircleQuestion,
  Phone,
  StickyNote,
  TriangleAlert,
} from 'lucide-react'
import { deskMoment } from '../../../common/desk-moments.ts'
import { classes } from '../../../ui/kit/classes.ts'
import { auditFieldName } from '../../audit/texts-facts.ts'
import { FileList } from '../../case-files/components/file-list.tsx'
import styles from '../../cases/components/case.module.css'
import { LongText } from '../../cases/components/long-text.tsx'
import { caseEvents } from '../../cases/events.ts'
import { incomingMailEvents } from '../../incoming-mails/events.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { caseDeskEvents } from '../events.ts'
import { isToCustomer, type StreamEntry } from '../stream-filters.ts'
import { changeInWords, entryActorInWords, eventInWords } from '../timeline-texts.ts'
import { EntryMail } from './entry-mail.tsx'
import { ReceivedMail } from './received-mail.tsx'
import stream from './stream.module.css'

type Look = { readonly icon: LucideIcon; readonly tone: 'note' | 'customer' | 'plain' }

function lookOf({ type, by, mails, words }: StreamEntry): Look {
  if (type === caseDeskEvents.noteWritten) return { icon: StickyNote, tone: 'note' }
  if (type === caseEvents.fileInfected || type === incomingMailEvents.bounced)
    return { icon: TriangleAlert, tone: 'plain' }
  if (type === caseEvents.mailReceived) return { icon: MailOpen, tone: 'customer' }
  if (by.kind !== 'staff' && words !== null) return { icon: MessageCircleQuestion, tone: 'customer' }
  if (type === caseEvents.callDone || type === caseEvents.callPlanned) return { icon: Phone, tone: 'plain' }
  if (type === caseEvents.messageSent || mails.some(isToCustomer)) return { icon: Mail, tone: 'plain' }
  return { icon: CircleDot, tone: 'plain' }
}

/** Something that happened, with the mails that it sent. */
export function Entry({ entry }: { entry: StreamEntry }) {
  const { words, received, files, at, values, mails } = entry
  const { shown, parts } = useDeskCase()
  const { number } = shown
  const { icon: Icon, tone } = lookOf(entry)
  return (
    <li className={stream.entry}>
      <Icon aria-hidden="true" className={stream.icon} />
      <div className={stream.content}>
        <p className={stream.happened}>
          <span className={stream.what}>{eventInWords(parts.words, entry)}</span>
          <span className={styles.by}>
            <span>{`${entryActorInWords(entry)} ·`}</span> <time dateTime={at}>{deskMoment(at)}</time>
          </span>
        </p>
        {values.map(({ field, before, after }) => (
          <p key={field} className={styles.by}>
            {changeInWords(auditFieldName(field), before, after)}
          </p>
        ))}
        {words && (
          <div className={classes(stream.words, stream[tone])}>
            {words.subject && <p className={styles.subject}>{words.subject}</p>}
            <LongText text={words.text} />
          </div>
        )}
        <FileList number={number} files={files} />
        {received && <ReceivedMail mail={received} />}
        {mails.length > 0 && (
          <ul className={`plain-list ${stream.mails}`}>
            {mails
              .toSorted((one, other) => Number(isToCustomer(other)) - Number(isToCustomer(one)))
              .map(mail => (
                <EntryMail key={mail.id} mail={mail} />
              ))}
          </ul>
        )}
      </div>
    </li>
  )
}
