import { callBy } from '../../features/calendar/server/promised.ts'
import type { FileServices } from '../../features/case-files/server/store-files.ts'
import type { CaseAddresses } from '../../features/incoming-mails/server/case-address.ts'
import { createMailboxReader, type MailboxReader } from '../../features/incoming-mails/server/read-mailbox.ts'
import { type FailureLog, withFailureLog } from '../../platform/database/failure-log.ts'
import { reasonOf } from '../../platform/database/failures.ts'
import type { Database } from '../../platform/database/pool.ts'
import { type Lanes, startLanes } from '../../platform/deliveries/lanes.ts'
import { mailboxName } from '../../platform/outside/mailbox.ts'
import { imapMailbox } from '../../platform/outside/mailbox-imap.ts'
import { mailKinds } from '../mails/declared.ts'
import type { ThreadMessage, WorkerSettings } from './worker.ts'

/** An answer is in its case within a minute. */
const pollMs = 15_000

type Parts = {
  readonly database: Database
  readonly addresses: CaseAddresses | null
  readonly files: Pick<FileServices, 'fileCipher'>
  readonly tell: (message: ThreadMessage) => void
  readonly troubleWith: (text: string) => FailureLog
}

/** Reads the mailbox into cases (src/features/incoming-mails); null where none is connected. */
export function startMailbox(
  { inbox, context }: WorkerSettings,
  { database, addresses, files, tell, troubleWith }: Parts,
): Pick<Lanes, 'stop'> | null {
  if (!inbox?.imapUrl) return null
  const trouble = troubleWith('the mailbox could not be read')
  const mailbox = createMailboxReader({
    name: mailboxName(inbox.imapUrl),
    open: imapMailbox(inbox.imapUrl),
    receiver: {
      mailKinds,
      database,
      addresses,
      callBy: callBy(context),
      fileCipher: files.fileCipher,
      authservId: inbox.authservId,
    },
    onTrouble: (text, error) => tell({ level: 'error', text, error: reasonOf(error) }),
  })
  const reading = startLanes(withFailureLog(counted(mailbox, tell), trouble), {
    lanes: 1,
    pollMs,
    onError: trouble.failed,
  })
  return {
    async stop() {
      await Promise.all([mailbox.close(), reading.stop()])
    },
  }
}

/** Has the shop count each look into the mailbox. */
const counted =
  ({ check }: MailboxReader, tell: Parts['tell']) =>
  async () => {
    const start = performance.now()
    const told = (outcome: string) =>
      tell({ calledService: 'imap', outcome, seconds: (performance.now() - start) / 1000 })
    try {
      const isBusy = await check()
      told('answered')
      return isBusy
    } catch (error) {
      told('failed')
      throw error
    }
  }
