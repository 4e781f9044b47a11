import { formatPostcode } from '../../common/checks/postcode.ts'
import { formatEuro } from '../../common/money.ts'
import { type CorrectedPlace, numbersInWords } from '../addresses/corrected-place.ts'
import type { CoverageCorrection } from '../addresses/coverage.ts'
import { weekCount } from '../addresses/promise-texts.ts'
import { technologyNames } from '../addresses/texts-coverage.ts'
import { availabilityNames, correctionTexts } from './texts-desk.ts'

/** A correction field by field in words, as the log keeps it before and after. */
export const correctionValues = (
  content: CorrectedPlace & Omit<CoverageCorrection, 'id' | 'madeBy' | 'madeAt'>,
): Readonly<Record<string, string>> => ({
  place: [formatPostcode(content.zipCode), numbersInWords(content) || correctionTexts.wholePostcode].join(
    ' ',
  ),
  technology: technologyNames[content.technology],
  availability: availabilityNames[content.availability],
  speeds: correctionTexts.speeds(content.maxDownloadMbs, content.maxUploadMbs),
  deliveryWeeks: weeksInWords(content),
  costs: costsInWords(content),
  startsOn: content.startsOn,
  endsOn: content.endsOn ?? correctionTexts.noEnd,
  source: content.source,
  reason: content.reason,
})

type Delivery = Pick<CoverageCorrection, 'weeksFrom' | 'weeksTo' | 'oneTimeInCents'>

export const weeksInWords = ({
  weeksFrom: from,
  weeksTo: to,
}: Pick<Delivery, 'weeksFrom' | 'weeksTo'>): string =>
  to === 0 ? correctionTexts.unknown : weekCount({ from, to })

export const costsInWords = ({ oneTimeInCents }: Pick<Delivery, 'oneTimeInCents'>): string =>
  oneTimeInCents === null ? correctionTexts.unknown : formatEuro(oneTimeInCents)
