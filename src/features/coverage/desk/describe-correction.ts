import { fieldLabels } from '../../../common/contract/field-texts.ts'
import { inTable } from '../../../common/in-table.ts'
import { technologyNames } from '../../addresses/texts-coverage.ts'
import { type Describe, namedWords } from '../../desk/components/versioned/versioned.tsx'
import { coverageFieldTexts as labels } from '../contract-texts.ts'
import { availabilityNames, scopeNames } from '../texts-desk.ts'

const from = (names: Readonly<Record<string, string>>) => namedWords(code => names[code])

const names: Readonly<Record<string, ReturnType<Describe>>> = {
  scope: { label: labels.scope, words: from(scopeNames) },
  zipCode: { label: fieldLabels.postcode },
  numbers: { label: labels.numbers },
  technology: { label: labels.technology, words: from(technologyNames) },
  availability: { label: labels.availability, words: from(availabilityNames) },
  maxDownloadMbs: { label: labels.download },
  maxUploadMbs: { label: labels.upload },
  weeksFrom: { label: labels.weeksFrom },
  weeksTo: { label: labels.weeksTo },
  oneTimeInCents: { label: labels.costs },
  startsOn: { label: labels.startsOn },
  endsOn: { label: labels.endsOn },
  source: { label: labels.source },
  reason: { label: labels.reason },
}
const named = inTable(names)

/** The name of a field of a correction, and a value of it as it is read. */
export const describeCorrection: Describe = path => named(path) ?? { label: path }
