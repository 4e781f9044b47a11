import { deskMoment } from '../../../common/desk-moments.ts'
import type { BadgeTone } from '../../../ui/kit/badge.tsx'
import type { DeskMail, MailStatus } from '../contract.ts'
import { deskMailTexts } from '../texts.ts'

export const mailTones: Readonly<Record<MailStatus, BadgeTone>> = {
  queued: 'running',
  held: 'waiting',
  sent: 'done',
  kept: 'done',
  dead: 'failed',
  overtaken: 'waiting',
}

/** Details of a mail's status; empty if the status says it all. */
export function statusNote({ standing, attempts, nextAttemptAt, lastError }: DeskMail): string {
  if (standing === 'dead') return lastError ?? ''
  if (nextAttemptAt === null || (standing === 'queued' && attempts === 0)) return ''
  return deskMailTexts.nextAttempt(deskMoment(nextAttemptAt))
}
