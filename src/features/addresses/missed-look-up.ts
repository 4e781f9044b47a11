import type { LineReason, LineVerdict } from './line-verdict.ts'

/** Look-ups of the shop that found nothing to offer, which are counted: where to build next. */

export const missKinds = ['no-fibre', 'unknown-address'] as const
/** `no-fibre`: an address that can get none; `unknown-address`: the register has no such house number. */
export type MissKind = (typeof missKinds)[number]

/** A postcode is named from so many misses in a month on; below that its four digits are. */
export const namedFrom = 3

/** Whether an answer to a visitor lets him ask for the line. */
const isOffered: Readonly<Record<LineReason['kind'], boolean>> = {
  ready: true,
  'by-quote': true,
  'no-quotes': false,
  'no-network': false,
  unsaid: false,
  'too-fast': false,
}

/** Whether no line of fibre can be had at an address, neither at once nor after a quote; a shop that sells none misses none. */
export function missesFibre(verdicts: readonly LineVerdict[]): boolean {
  const fibre = verdicts.filter(({ line }) => line.fiber)
  return fibre.length > 0 && !fibre.some(({ reason }) => isOffered[reason.kind])
}
