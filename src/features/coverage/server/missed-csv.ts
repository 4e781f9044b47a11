import { byteOrderMark, csvRow } from '../../../common/csv.ts'
import type { MissedPlace } from '../../addresses/server/missed-look-ups.ts'
import { placeInWords } from '../missed-words.ts'
import { missedTexts as texts } from '../texts-missed.ts'

/** Places where nothing was found as a file for a spreadsheet, which sorts months as `2026-11`. */
export const missedCsv = (places: readonly MissedPlace[]): string =>
  byteOrderMark +
  [
    [texts.month, texts.place, texts.kind, texts.count],
    ...places.map(({ month, place, kind, count }) => [
      month,
      placeInWords(place),
      texts.kinds[kind],
      String(count),
    ]),
  ]
    .map(csvRow)
    .join('')
