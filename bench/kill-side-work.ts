import type pg from 'pg'
import { startMailbox, type TestMailbox } from '../src/platform/outside/testing-imap.ts'
import type { ClientResult } from './acknowledged-orders.ts'
import { deskAt, newColleague } from './catalogue-desk.ts'
import {
  type AgreementFindings,
  compareAgreements,
  type LivedAgreement,
  liveAgreementsUntil,
  storedAgreements,
} from './kill-agreements.ts'
import {
  type ApiOrderFindings,
  compareApiOrders,
  newClient,
  orderByApiUntil,
  storedApiOrders,
} from './kill-api-orders.ts'
import { compareJobs, type JobFindings, runJobsUntil, storedJobCases } from './kill-jobs.ts'
import type { Floor, Progress } from './kill-life.ts'
import {
  addMailsUntil,
  compareMails,
  endLeasesAtOnce,
  inboundSecret,
  type MailFindings,
  type Mailing,
  postMailsUntil,
  storedMails,
  untilRead,
} from './kill-mails.ts'
import {
  compareWebhooks,
  hurryWebhooks,
  owedEvents,
  startReceivers,
  subscribe,
  untilNotified,
  type WebhookFindings,
  type WebhookReceivers,
} from './kill-webhooks.ts'

/** All that a kill campaign does beside orders in the shop. */

export type SideFindings = ApiOrderFindings & MailFindings & WebhookFindings & JobFindings & AgreementFindings

/** Colleagues who assign cases. */
const colleagues = 3

/** Services of others that the shop calls, and that outlive it. */
export type Outside = {
  readonly mailbox: TestMailbox
  readonly receivers: WebhookReceivers
  /** Variables of a shop that is to find them. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

export async function startOutside(): Promise<Outside> {
  const [mailbox, receivers] = await Promise.all([startMailbox(), startReceivers()])
  return {
    mailbox,
    receivers,
    env: {
      CASE_EMAIL: 'zaak@shop.example',
      IMAP_URL: mailbox.url,
      INBOUND_MAIL_SECRET: inboundSecret,
      WEBHOOKS_TO_LOCALHOST: 'on',
    },
    async stop() {
      await Promise.all([mailbox.stop(), receivers.stop()])
    },
  }
}

type OnDatabase = <Result>(work: (connection: pg.ClientConfig) => Promise<Result>) => Promise<Result>

export type SideWork = {
  /** How far the work behind orders is. */
  readonly behind: Readonly<Record<'calls' | 'jobs', Progress>>
  /** Begins nothing more, and finishes what was begun; resolves to what those who order by API were told. */
  end(): Promise<ClientResult[]>
  /** Waits until a shop that runs has read and told everything. */
  untilDone(): Promise<void>
  /** Compares what each was told with what is stored. */
  findings(connection: pg.ClientConfig): Promise<SideFindings>
}

/** Has clients order by API, mails come in, colleagues assign many cases at once, agreements be changed and ended, and receivers be told of all that. */
export async function beginSideWork(
  { mailbox, receivers }: Outside,
  {
    dataDir,
    port,
    clients,
    floor,
    onDatabase,
  }: {
    readonly dataDir: string
    readonly port: number
    readonly clients: number
    readonly floor: Floor
    readonly onDatabase: OnDatabase
  },
): Promise<SideWork> {
  await onDatabase(endLeasesAtOnce)
  await onDatabase(hurryWebhooks)
  const administrator = await deskAt(port, (await newColleague(dataDir, 'beheerder')).cookie)
  const system = { port, key: await newClient(administrator) }
  await subscribe(receivers, administrator, system)
  administrator.leave()
  const sellers = await Promise.all(
    Array.from({ length: colleagues }, () => newColleague(dataDir, 'verkoop')),
  )

  const [end, endOfJobs] = [new AbortController(), new AbortController()]
  const jobs: Progress = { confirmed: 0 }
  const mailing: Mailing = { sent: [], wrongPosts: 0 }
  const ordering = Array.from({ length: clients }, () => orderByApiUntil(end.signal, system, floor))
  const mails = [
    addMailsUntil(end.signal, mailbox, mailing, floor),
    postMailsUntil(end.signal, port, mailbox, mailing, floor),
  ]
  const assigning = sellers.map(({ id, cookie }) =>
    runJobsUntil(endOfJobs.signal, { port, cookie, assignee: id }, floor.numbers, jobs),
  )
  const [seller] = sellers
  const living = seller
    ? liveAgreementsUntil(end.signal, system, { port, cookie: seller.cookie }, floor)
    : Promise.resolve([])
  let [told, ended]: [ClientResult[], string[]] = [[], []]
  let lived: LivedAgreement[] = []
  return {
    behind: { calls: receivers.progress, jobs },
    async end() {
      end.abort()
      told = (await Promise.all(ordering)).flat()
      await Promise.all(mails)
      lived = await living
      endOfJobs.abort()
      ended = (await Promise.all(assigning)).flat()
      return told
    },
    async untilDone() {
      await onDatabase(connection => untilRead(connection, mailbox))
      await onDatabase(connection => untilNotified(connection, receivers))
    },
    findings: async connection => ({
      ...compareApiOrders(told, await storedApiOrders(connection)),
      ...compareMails(mailing, await storedMails(connection)),
      ...compareWebhooks(receivers.calls, await owedEvents(connection)),
      ...compareJobs(ended, await storedJobCases(connection)),
      ...compareAgreements(lived, await storedAgreements(connection)),
    }),
  }
}

/** The findings of a campaign without all that. */
export const noSideFindings: SideFindings = {
  ...compareApiOrders([], []),
  ...compareMails({ sent: [], wrongPosts: 0 }, []),
  ...compareWebhooks([], []),
  ...compareJobs([], []),
  ...compareAgreements([], []),
}

/** Whether nothing beside orders was lost, doubled, incomplete, astray, changed or answered wrongly. */
export const isSideClean = (findings: SideFindings): boolean =>
  findings.doubledExternalIds +
    findings.incompleteApiOrders +
    findings.lostMails +
    findings.doubledMails +
    findings.astrayThreads +
    findings.incompleteMails +
    findings.wrongPosts +
    findings.lostWebhooks +
    findings.doubledWebhooks +
    findings.wrongSignatures +
    findings.changedRepeats +
    findings.undoneCases +
    findings.twiceDone +
    findings.lostDeeds +
    findings.doubledDeeds ===
  0
