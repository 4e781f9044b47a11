import { unstorableIn } from '../../../../common/contract/storable.ts'
import { exceededBound, type JsonBounds } from '../../../../platform/http/json-bounds.ts'
import type { TmfApi } from '../../../api-clients/tmf-resources.ts'
import { tmfTexts } from '../../texts.ts'
import type { TmfParts } from '../parts.ts'
import { validatorOf } from './descriptions.ts'
import { refusal, type TmfRefusal, type WrongField } from './errors.ts'
import { isObject, type Json } from './json.ts'
import { unknownNames } from './known-names.ts'
import { bodyBounds, jobBounds } from './limits.ts'
import { placesAround } from './paths.ts'
import { wrongPeriods } from './periods.ts'

const tooMuch: Readonly<Record<keyof JsonBounds, (most: number) => string>> = {
  depth: most => tmfTexts.tooDeep(most - 1),
  items: tmfTexts.tooManyItems,
  names: tmfTexts.tooManyNames,
  text: tmfTexts.textTooLong,
  values: tmfTexts.tooManyValues,
}

/** Refuses a body that holds more than any may, before anything looks at what it says. */
function beyondBounds(body: Json, bounds: JsonBounds): TmfRefusal | null {
  const exceeded = exceededBound(body, bounds)
  if (exceeded === null) return null
  const reason = tooMuch[exceeded.bound](bounds[exceeded.bound])
  const fields = exceeded.at === '' ? [] : [{ path: exceeded.at, message: reason }]
  return refusal(400, 'invalidBody', reason, { fields })
}

/** A body that fits a definition of the description, or each field in which it does not. @param others what else is wrong with one that does not */
export async function validBody(
  api: TmfApi,
  definition: string,
  body: unknown,
  {
    parts,
    isPatch = false,
    others = async () => [],
  }: {
    readonly parts: TmfParts
    readonly isPatch?: boolean
    readonly others?: (body: Json) => Promise<readonly WrongField[]>
  },
): Promise<Json | TmfRefusal> {
  if (!isObject(body)) return refusal(400, 'invalidBody', tmfTexts.noJson)
  const beyond = beyondBounds(body, definition.startsWith('ImportJob') ? jobBounds : bodyBounds)
  if (beyond) return beyond
  if (unstorableIn(body)) return refusal(400, 'invalidBody', tmfTexts.notStorable)
  const validate = await validatorOf(api, definition, isPatch)
  const fields = [
    ...validate(body),
    ...(await unknownNames(api, definition, body, parts)),
    ...wrongPeriods(body),
  ]
  if (fields.length === 0) return body
  const isKnown = placesAround(fields.map(({ path }) => path))
  const further = (await others(body)).filter(({ path }) => !isKnown(path))
  return refusal(400, 'invalidBody', tmfTexts.wrongBody, { fields: [...fields, ...further] })
}
