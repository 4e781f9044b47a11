import type { BadgeTone } from '../../../ui/kit/badge.tsx'
import { deskMoment } from '../../desk/moments.ts'
import type { DeskMail, MailStatus } from '../contract.ts'
import { deskMailTexts, mailKindNames } from '../texts.ts'

export const mailTones: Readonly<Record<MailStatus, BadgeTone>> = {
  queued: 'running',
  held: 'waiting',
  sent: 'done',
  kept: 'done',
  dead: 'failed',
  overtaken: 'waiting',
}

/** One of another version has no name here. */
export const mailKindName = (kind: string): string => mailKindNames[kind] ?? kind

/** Details of a mail's status; empty if the status says it all. */
export function statusNote({ standing, attempts, nextAttemptAt, lastError }: DeskMail): string {
  if (standing === 'dead') return lastError ?? ''
  if (nextAttemptAt === null || (standing === 'queued' && attempts === 0)) return ''
  return deskMailTexts.nextAttempt(deskMoment(nextAttemptAt))
}
