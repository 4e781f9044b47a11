import * as z from 'zod/mini'
import { centsFromTyped, typedFromCents, wholeFromTyped } from '../../../common/typed-money.ts'
import { type PlaceScope, placeScopes } from '../../addresses/corrected-place.ts'
import { type Technology, technologies } from '../../addresses/coverage.ts'
import { type FibreAvailability, fibreAvailabilities } from '../../catalogue/product-sub-types.ts'
import { type Correction, NewCorrection } from '../coverage-schemas.ts'

/** Fields of the editor: what is stored, with figures as they are typed. */
export type CorrectionValues = {
  id: string
  scope: PlaceScope
  zipCode: string
  numbers: string
  technology: Technology
  availability: FibreAvailability
  maxDownloadMbs: string
  maxUploadMbs: string
  weeksFrom: string
  weeksTo: string
  oneTimeInCents: string
  startsOn: string
  endsOn: string
  source: string
  reason: string
}

const whole = (typed: string): number => (typed.trim() === '' ? 0 : wholeFromTyped(typed))

export const CorrectionForm = z.pipe(
  z.transform(
    (values: CorrectionValues): z.input<typeof NewCorrection> => ({
      ...values,
      maxDownloadMbs: whole(values.maxDownloadMbs),
      maxUploadMbs: whole(values.maxUploadMbs),
      weeksFrom: whole(values.weeksFrom),
      weeksTo: whole(values.weeksTo),
      oneTimeInCents:
        values.oneTimeInCents.trim() === '' ? null : (centsFromTyped(values.oneTimeInCents) ?? Number.NaN),
      endsOn: values.endsOn === '' ? null : values.endsOn,
    }),
  ),
  NewCorrection,
)

const typedWhole = (value: number): string => (value === 0 ? '' : String(value))

/** The fields of a stored correction. */
export const valuesOf = (correction: Correction): CorrectionValues => ({
  id: correction.id,
  scope: correction.scope,
  zipCode: correction.zipCode,
  numbers: correction.numbers,
  technology: correction.technology,
  availability: correction.availability,
  maxDownloadMbs: String(correction.maxDownloadMbs),
  maxUploadMbs: String(correction.maxUploadMbs),
  weeksFrom: typedWhole(correction.weeksFrom),
  weeksTo: typedWhole(correction.weeksTo),
  oneTimeInCents: correction.oneTimeInCents === null ? '' : typedFromCents(correction.oneTimeInCents),
  startsOn: correction.startsOn,
  endsOn: correction.endsOn ?? '',
  source: correction.source,
  reason: correction.reason,
})

/** The fields of a new one. @param begins those that the page before knows */
export function emptyCorrection(id: string, today: string, begins: URLSearchParams): CorrectionValues {
  const numbers = begins.get('numbers') ?? ''
  return {
    id,
    scope: placeScopes[0],
    zipCode: begins.get('zipCode') ?? '',
    numbers,
    technology: technologies.find(each => each === begins.get('technology')) ?? technologies[0],
    availability: fibreAvailabilities[0],
    maxDownloadMbs: '',
    maxUploadMbs: '',
    weeksFrom: '',
    weeksTo: '',
    oneTimeInCents: '',
    startsOn: today,
    endsOn: '',
    source: '',
    reason: '',
  }
}
