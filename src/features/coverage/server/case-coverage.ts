import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { promiseOfLine } from '../../addresses/line-promise.ts'
import type { LineVerdict } from '../../addresses/line-verdict.ts'
import { lookUp } from '../../addresses/server/check-address.ts'
import { type Place, parsePlace } from '../../addresses/server/find-address.ts'
import { liveImport } from '../../addresses/server/imports/stored-imports.ts'
import { verdictsSold } from '../../addresses/server/qualification.ts'
import { correctionsSince, type StoredCorrection } from '../../addresses/server/stored-corrections.ts'
import { bandwidthOf, lineWith } from '../../carts/internet/bandwidth.ts'
import type { Case } from '../../cases/server/case.ts'
import { enquiredPlace } from '../../forms/server/searchable-submissions.ts'
import { answerAt, submissionOf } from '../../forms/server/submissions.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import type { CaseChange, CaseCoverage, CaseLine } from '../case-coverage.ts'
import type { Names } from './dto.ts'
import { type LookUpServices, registerOf } from './look-up.ts'

/** The look-up of the address that a case asks about, as the shop sees it now; null where it asks about none. */
export async function coverageOfCase(services: LookUpServices, found: Case): Promise<CaseCoverage | null> {
  if (found.kind !== 'fibre-enquiry' && found.kind !== 'form') return null
  const submission = await submissionOf(services.database, found)
  const asked = submission && enquiredPlace(submission.answers)
  if (!submission || !asked) return null
  const bandwidth = answerAt(submission.answers, 'bandwidth')
  const numbers = [asked.houseNumber, asked.houseNumberSuffix].filter(Boolean).join(' ')
  const typed = { zipCode: asked.zipCode, numbers, street: null, city: null, suffixesHere: [] }
  const place = parsePlace(asked.zipCode, asked.houseNumber, asked.houseNumberSuffix)
  if (!place) {
    const nothing = { lines: [], changes: [], importedAt: null }
    return {
      ...typed,
      ...nothing,
      register: 'no-address',
      wanted: bandwidth ? { bandwidth, line: null } : null,
    }
  }
  const [seen, since] = await Promise.all([
    lookUp(services, place),
    changesSince(services.database, place, found.openedAt),
  ])
  const { found: address } = seen
  const verdicts = address.kind === 'found' ? verdictsSold(seen.verdicts, services) : []
  return {
    ...typed,
    register: registerOf(address),
    ...(address.kind === 'found' && { street: address.address.street, city: address.address.city }),
    suffixesHere: address.kind === 'unknown' ? [...address.suffixesHere] : [],
    wanted: bandwidth === null ? null : { bandwidth, line: wantedLine(bandwidth, verdicts) },
    lines: linesOnce(verdicts),
    ...since,
  }
}

const lineOut = ({ line, isListed, reason }: LineVerdict): Omit<CaseLine, 'fromInCents'> => {
  const promise = isListed ? promiseOfLine(line) : null
  return {
    name: line.name,
    technology: line.fiber ? 'fibre' : 'dsl',
    downloadMbs: line.downloadSpeedMbs ?? 0,
    uploadMbs: line.uploadSpeedMbs ?? 0,
    isListed,
    reason,
    weeks: promise?.weeks ?? null,
    constructionInCents: promise?.constructionInCents ?? null,
  }
}

/** Lines that differ by their term alone are one, at the least that they cost. */
function linesOnce(verdicts: readonly LineVerdict[]): CaseLine[] {
  const once = new Map<string, CaseLine>()
  for (const verdict of verdicts) {
    const line = lineOut(verdict)
    const key = JSON.stringify(line)
    const fromInCents = Math.min(
      verdict.line.priceInCents,
      once.get(key)?.fromInCents ?? Number.POSITIVE_INFINITY,
    )
    once.set(key, { ...line, fromInCents })
  }
  return [...once.values()]
}

/** The line of fibre that is sold with a bandwidth; null where none is. */
function wantedLine(bandwidth: string, verdicts: readonly LineVerdict[]): CaseLine | null {
  const wanted = bandwidthOf(bandwidth)
  const fibre = verdicts.filter(({ line }) => line.fiber)
  const sold =
    wanted &&
    lineWith(
      fibre.map(({ line }) => line),
      wanted,
    )
  return sold ? (linesOnce(fibre.filter(({ line }) => line.name === sold.name))[0] ?? null) : null
}

type Since = Pick<CaseCoverage, 'changes' | 'importedAt'>

/** Changes of coverage at an address since a case came in. */
async function changesSince(database: Database, place: Place, openedAt: Date): Promise<Since> {
  const today = dayInTheNetherlands(new Date())
  const [corrections, names, file] = await Promise.all([
    correctionsSince(database, place, openedAt, today),
    staffNames(database),
    liveImport(database, 'coverage'),
  ])
  return {
    changes: corrections.map(each => changeOf(each, openedAt, today, names)),
    importedAt: file?.liveAt && file.liveAt > openedAt ? file.liveAt.toISOString() : null,
  }
}

function changeOf(correction: StoredCorrection, openedAt: Date, today: string, names: Names): CaseChange {
  const { id, technology, madeAt, madeBy, changedAt, endedAt, endedBy, startsOn, endsOn } = correction
  const isSince = (moment: string | null): moment is string => moment !== null && new Date(moment) > openedAt
  const nameOf = (staffId: string | null) => names.get(staffId ?? '') ?? null
  const what = (what: CaseChange['what'], at: string, by: string | null = null): CaseChange => ({
    id,
    technology,
    what,
    at,
    by,
  })
  if (isSince(endedAt)) return what('ended', endedAt, nameOf(endedBy))
  if (isSince(madeAt)) return what('made', madeAt, nameOf(madeBy))
  if (isSince(changedAt)) return what('changed', changedAt)
  return endsOn !== null && endsOn < today ? what('over', endsOn) : what('began', startsOn)
}
