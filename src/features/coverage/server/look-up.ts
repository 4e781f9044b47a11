import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Database } from '../../../platform/database/pool.ts'
import type { DecidedBy, Technology } from '../../addresses/coverage.ts'
import { technologies } from '../../addresses/coverage.ts'
import { promiseOfLine } from '../../addresses/line-promise.ts'
import type { LineVerdict } from '../../addresses/line-verdict.ts'
import { promiseInWords } from '../../addresses/promise-texts.ts'
import { type AddressServices, lookUp } from '../../addresses/server/check-address.ts'
import type { FoundAddress, Place } from '../../addresses/server/find-address.ts'
import { liveImport } from '../../addresses/server/imports/stored-imports.ts'
import { verdictsSold } from '../../addresses/server/qualification.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import type { CoverageLookUp } from '../coverage-schemas.ts'
import { correctionOut, type Names, rowOut } from './dto.ts'

export type LookUpServices = AddressServices & { readonly database: Database }

/** An address exactly as the shop sees it now, with what decides and what does not. */
export async function lookUpAtDesk(services: LookUpServices, place: Place): Promise<CoverageLookUp> {
  const day = dayInTheNetherlands(new Date())
  const [seen, names, file] = await Promise.all([
    lookUp(services, place, day),
    staffNames(services.database),
    liveImport(services.database, 'coverage'),
  ])
  const { found, said, decidedBy, verdicts } = seen
  const decisive = new Set<unknown>(
    technologies.flatMap(technology => {
      const by = decidedBy[technology]
      if (by.kind === 'nothing') return []
      return by.kind === 'row' ? [by.row] : [by.correction, by.row]
    }),
  )
  const address = found.kind === 'found' ? found.address : null
  return {
    zipCode: place.zipCode,
    houseNumber: String(place.houseNumber),
    suffix: place.suffix,
    register: registerOf(found),
    street: address?.street ?? null,
    city: address?.city ?? null,
    suffixesHere: found.kind === 'unknown' ? [...found.suffixesHere] : [],
    technologies: technologies.map(technology => decidedOut(technology, decidedBy[technology], names, day)),
    lines: found.kind === 'unknown' ? [] : verdictsSold(verdicts, services).map(lineOut),
    otherCorrections: said.corrections
      .filter(each => !decisive.has(each))
      .map(each => correctionOut(each, names, day)),
    otherRows: said.rows.filter(each => !decisive.has(each)).map(rowOut),
    coverageFile: file && {
      fileName: file.fileName,
      liveAt: file.liveAt?.toISOString() ?? null,
      by: names.get(file.staffId ?? '') ?? null,
    },
  }
}

export const registerOf = (found: FoundAddress): CoverageLookUp['register'] =>
  found.kind === 'found' ? (found.address.isAdded ? 'added' : 'found') : found.kind

function decidedOut(
  technology: Technology,
  by: DecidedBy,
  names: Names,
  day: string,
): CoverageLookUp['technologies'][number] {
  const row = by.kind === 'nothing' ? null : by.row
  return {
    technology,
    decidedBy: by.kind,
    correction: by.kind === 'correction' ? correctionOut(by.correction, names, day) : null,
    row: row && rowOut(row),
  }
}

const lineOut = ({ line, isListed, reason }: LineVerdict): CoverageLookUp['lines'][number] => ({
  id: line.id,
  name: line.name,
  technology: line.fiber ? 'fibre' : 'dsl',
  downloadMbs: line.downloadSpeedMbs ?? 0,
  uploadMbs: line.uploadSpeedMbs ?? 0,
  term: line.contractDuration,
  isListed,
  reason,
  promise: isListed && reason.kind !== 'no-network' ? promiseInWords(promiseOfLine(line)) : '',
})
