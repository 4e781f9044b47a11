/** Results of SPF, DKIM and DMARC, as RFC 8601 §2.7 names them. */
export const checkResults = [
  'pass',
  'fail',
  'softfail',
  'neutral',
  'policy',
  'none',
  'temperror',
  'permerror',
] as const
export type CheckResult = (typeof checkResults)[number]

/** Whether a mail is of the domain that its From names. */
export const senderVerdicts = ['pass', 'fail', 'unknown'] as const
export type SenderVerdict = (typeof senderVerdicts)[number]

/** Checks of the sender of a mail, and how they ended together; null for those that nobody made. */
export type SenderCheck = {
  readonly verdict: SenderVerdict
  readonly spf: CheckResult | null
  readonly dkim: CheckResult | null
  readonly dmarc: CheckResult | null
}

/** Nobody looked. */
export const noSenderCheck: SenderCheck = { verdict: 'unknown', spf: null, dkim: null, dmarc: null }
