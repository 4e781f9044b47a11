import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { Badge } from '../../../ui/kit/badge.tsx'
import type { DeskMail } from '../contract.ts'
import { MailAbout } from '../desk/mail.tsx'
import { mailTones, statusNote } from '../desk/mail-words.ts'
import styles from '../desk/mails.module.css'
import { deskMailTexts, mailStatusNames } from '../texts.ts'
import { MailKindName } from './mail-names.ts'

const { columns: names } = deskMailTexts

const columns: readonly RowColumn<DeskMail>[] = [
  {
    key: 'recipient',
    header: names.recipient,
    place: 'title',
    cell: ({ id, recipient }) => (
      <Link to={deskPaths.mail(id)} className={rowLink}>
        {recipient ?? deskMailTexts.webhook}
      </Link>
    ),
  },
  { key: 'kind', header: names.kind, place: 'detail', cell: ({ kind }) => <MailKindName kind={kind} /> },
  { key: 'about', header: names.about, place: 'detail', cell: ({ about }) => <MailAbout about={about} /> },
  {
    key: 'standing',
    header: names.standing,
    place: 'badge',
    cell: mail => (
      <span className={styles.standing}>
        <Badge tone={mailTones[mail.standing]}>{mailStatusNames[mail.standing]}</Badge>
        <span className={styles.note}>{statusNote(mail)}</span>
      </span>
    ),
  },
  { key: 'attempts', header: names.attempts, align: 'end', cell: ({ attempts }) => attempts },
  {
    key: 'moment',
    header: names.moment,
    align: 'end',
    place: 'detail',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{deskMoment(createdAt)}</time>,
  },
]

/** Mails and webhook calls, a row each. */
export const MailTable = ({ mails }: { mails: readonly DeskMail[] }) => (
  <RowTable caption={deskMailTexts.caption} columns={columns} rows={mails} rowKey={({ id }) => id} />
)
