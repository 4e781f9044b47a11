import { addDays, type Day } from '../../common/working-days.ts'
import type { Agreement, AgreementLine } from './contract.ts'

/* Parties of an agreement, each from a day on; before the first of them it is whoever ordered. */

/** A party that another one may follow. */
type FromDay = { readonly holdsFrom: Day }

/** The party of an agreement on a day; null for whoever ordered. @param parties the earliest first */
export const partyOn = <Party extends FromDay>(parties: readonly Party[], day: Day): Party | null =>
  parties.findLast(({ holdsFrom }) => holdsFrom <= day) ?? null

/** The days on which an agreement is a party's: from the first to before the last, null where there is none. */
export type PartySpan = { readonly since: Day | null; readonly until: Day | null }

/**
 * The latest days, begun by today, on which an agreement is that of a reader; null where it never was.
 * @param parties the earliest first
 * @param isReader whether a party is the reader; null stands for whoever ordered
 */
export function spanOf<Party extends FromDay>(
  parties: readonly Party[],
  isReader: (party: Party | null) => boolean,
  today: Day,
): PartySpan | null {
  const begun = [null, ...parties].filter(party => party === null || party.holdsFrom <= today)
  const place = begun.findLastIndex(isReader)
  if (place < 0) return null
  return { since: begun[place]?.holdsFrom ?? null, until: parties[place]?.holdsFrom ?? null }
}

/** An agreement as a party reads it: nothing that ended before its days, and nothing of what comes after them. */
export function agreementInSpan(agreement: Agreement, { since, until }: PartySpan, today: Day): Agreement {
  const lines = agreement.lines.filter(({ endsOn }) => since === null || endsOn === null || endsOn >= since)
  const notices = agreement.notices.filter(({ lastDay }) => since === null || lastDay >= since)
  const transfer = transferIn({ since, until })
  if (until === null || until > today) return { ...agreement, lines, notices, transfer }
  return {
    lines: lines.map(line => handedOver(line, until)),
    notices: notices.filter(({ lastDay }) => lastDay < until),
    replacedBy: null,
    transfer,
  }
}

/** The transfer that begins or ends the days of a party; null where neither does. */
export function transferIn({ since, until }: PartySpan): Agreement['transfer'] {
  if (until !== null) return { side: 'from', day: until }
  return since === null ? null : { side: 'to', day: since }
}

/** A line that is another's from a day on. */
function handedOver(line: AgreementLine, until: Day): AgreementLine {
  const lastDay = addDays(until, -1)
  const endsOn = line.endsOn !== null && line.endsOn < lastDay ? line.endsOn : lastDay
  return { ...line, endsOn, wayOut: null, bond: null }
}

/** The day from which an agreement is another's than its reader's, once that has come; null while it is the reader's. */
export const handedOverBy = (agreement: Agreement | null, today: Day): Day | null =>
  agreement?.transfer?.side === 'from' && agreement.transfer.day <= today ? agreement.transfer.day : null
