import { type Findings, isClean } from '../acknowledged-orders.ts'
import { circumstances, tableOf } from '../report.ts'
import type { Observations } from './observations.ts'

/** A fault, as often as it happened. */
export type FaultResult = { readonly name: string; readonly met: readonly Observations[] }

/** `waiting`: not sent within ten minutes after the last fault. */
export type Mails = {
  readonly sent: number
  readonly waiting: number
  readonly lost: number
  readonly doubled: number
}

export type Result = {
  readonly happened: readonly FaultResult[]
  /** The fault that was not measured to its end, and why; null where all were. */
  readonly unfinished: string | null
  readonly findings: Findings
  readonly mails: Mails
}

/** The goals, in seconds. */
const withoutOrdersAtMost = 10
const requestAtMost = 2.5

const isMetKept = ({ secondsWithoutOrders, longestSeconds }: Observations): boolean =>
  secondsWithoutOrders <= withoutOrdersAtMost && longestSeconds <= requestAtMost

export const isMet = ({ happened, unfinished, findings, mails }: Result): boolean =>
  unfinished === null &&
  isClean(findings) &&
  mails.lost === 0 &&
  mails.waiting === 0 &&
  happened.every(({ met }) => met.every(isMetKept))

export function report(result: Result): string {
  const { happened, unfinished, findings, mails } = result
  return [
    '# Failover',
    '',
    circumstances(),
    '',
    'Three nodes of PostgreSQL 15 under Patroni, strictly synchronous, three of etcd, HAProxy, three copies of the shop and the clients share the machine; the load is that of the last minute.',
    '',
    `${findings.acknowledged} orders acknowledged: ${findings.lost} lost, ${findings.doubled} doubled, ${findings.incomplete} without their lines, consents and mails, ${findings.wrongAnswers} wrong answers. ${mails.sent} mails: ${mails.lost} lost, ${mails.doubled} sent twice, ${mails.waiting} still waiting after ten minutes.`,
    '',
    tableOf(
      [
        'fault',
        'times:',
        `seconds without orders, at most ${withoutOrdersAtMost}`,
        'orders meanwhile:',
        'refused requests:',
        `longest request, at most ${requestAtMost} s:`,
        '',
      ],
      happened.map(row),
    ),
    ...(unfinished === null ? [] : ['', `**Not measured to its end:** ${unfinished}`]),
  ].join('\n')
}

function row({ name, met }: FaultResult): readonly unknown[] {
  const each = met.map(({ secondsWithoutOrders }) => secondsWithoutOrders.toFixed(1)).join(', ')
  const sum = (of: (one: Observations) => number) => met.reduce((total, one) => total + of(one), 0)
  const longest = Math.max(...met.map(({ longestSeconds }) => longestSeconds)).toFixed(2)
  const verdict = met.every(isMetKept) ? 'kept' : '**broken**'
  const [orders, refused] = [sum(({ acknowledged }) => acknowledged), sum(one => one.refused)]
  return [name, met.length, each, orders, refused, `${longest} s`, verdict]
}
