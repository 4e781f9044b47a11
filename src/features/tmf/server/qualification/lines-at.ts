import type { LineVerdict } from '../../../addresses/line-verdict.ts'
import { type InternetOffer, soldAt } from '../../../addresses/server/check-address.ts'
import type { WaysOfSelling } from '../../../addresses/server/qualification.ts'
import { addressRefusals } from '../../../addresses/texts.ts'
import { addressId, placeIn } from '../../geographic-address.ts'
import { objectsIn } from '../../json.ts'
import { qualificationTexts as texts } from '../../texts-qualification.ts'
import { refusal, type TmfRefusal } from '../kit/errors.ts'

export type LineServices = WaysOfSelling & {
  readonly internetLinesAt: (address: {
    readonly zipCode: string
    readonly houseNumber: string
    readonly houseNumberSuffix: string
  }) => Promise<InternetOffer>
}

/** So many items a client asks for at once. */
export const mostItems = 20

export const wrongRequest = (path: string, message: string): TmfRefusal =>
  refusal(400, 'invalidBody', texts.wrongRequest, { fields: [{ path, message }] })

export const registerDown = refusal(503, 'unavailable', addressRefusals.unavailable)

/** The internet lines of the catalogue at an address, each with why it can be had; null where there is no such address. */
export type LinesAt = { readonly lines: readonly LineVerdict[] | null }

/** Asks for each address once, however many items are about it. */
export function lineFinder(services: LineServices) {
  const internetLinesAt = soldAt(services.internetLinesAt, services)
  const asked = new Map<string, Promise<InternetOffer>>()
  /** @param path where the places stand in the body */
  return async (places: unknown, path: string): Promise<LinesAt | TmfRefusal> => {
    const [first] = objectsIn(places)
    if (!first) return wrongRequest(path, texts.placeMissing)
    const place = placeIn(first)
    if ('wrong' in place) return wrongRequest(`${path}[0].${place.wrong}`, texts[place.wrong])
    const id = addressId(place)
    const offer =
      asked.get(id) ??
      internetLinesAt({
        zipCode: place.zipCode,
        houseNumber: place.houseNumber,
        houseNumberSuffix: place.suffix,
      })
    asked.set(id, offer)
    const { addressChecked, address, verdicts } = await offer
    if (!addressChecked) return registerDown
    return { lines: address ? verdicts : null }
  }
}
