import type { Queryable } from '../../../platform/database/pool.ts'
import type { VirusScanner } from '../../../platform/outside/virus-scanner.ts'
import { fileDto } from '../../case-files/server/file-dto.ts'
import { filesOf } from '../../case-files/server/store-files.ts'
import type { ReceivedMailDto } from '../../cases/contract-timeline.ts'
import { askedByKind } from '../../cases/mail-kinds.ts'
import { splitQuoted } from '../quoted-text.ts'
import { type IncomingMail, incomingMailsOf } from './stored-mails.ts'

/** The mails that came in about a case, as the desk shows them, the oldest first. */
export async function receivedMailsOf(
  database: Queryable,
  scanner: Pick<VirusScanner, 'isConfigured'>,
  caseId: number,
): Promise<readonly ReceivedMailDto[]> {
  const mails = await incomingMailsOf(database, caseId)
  if (mails.length === 0) return []
  const files = await filesOf(database, caseId)
  return mails.map(mail =>
    receivedMailDto(
      mail,
      files.filter(({ mailId }) => mailId === mail.id).map(file => fileDto(file, scanner)),
    ),
  )
}

const receivedMailDto = (
  {
    id,
    fromAddress,
    fromName,
    isKnownSender,
    subject,
    bodyText,
    bodyHtml,
    cut,
    nature,
    asks,
    reasons,
    copies,
    isColleague,
    ...mail
  }: IncomingMail,
  files: ReceivedMailDto['files'],
): ReceivedMailDto => ({
  id,
  from: fromAddress,
  fromName,
  isKnownSender,
  senderCheck: {
    verdict: mail.senderVerdict,
    spf: mail.spfResult,
    dkim: mail.dkimResult,
    dmarc: mail.dmarcResult,
  },
  subject,
  ...splitQuoted(bodyText),
  hasHtml: bodyHtml !== null,
  cut,
  nature,
  asks: asks ?? askedByKind(nature),
  reasons,
  copies,
  isColleague,
  files,
})
