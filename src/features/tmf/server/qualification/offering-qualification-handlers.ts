import type { ProductOffering } from '../../../catalogue/product.ts'
import { isInternetLine, productTypes } from '../../../catalogue/product.ts'
import type { Catalogue, CatalogueSnapshot } from '../../../catalogue/server/catalogue.ts'
import { isJson, type Json, objectsIn } from '../../json.ts'
import { offeringQualified, type Qualified, worstOf } from '../../line-qualification.ts'
import { offeringReference, qualifiedItem } from '../../product-offering-qualification.ts'
import { answerOptions } from '../../service-qualification.ts'
import { qualificationTexts as texts } from '../../texts-qualification.ts'
import { hrefsOf } from '../catalogue/catalogue-view.ts'
import { isRefusal } from '../kit/errors.ts'
import type { ApiHandlers } from '../kit/register-api.ts'
import { storedChecks } from '../stored-checks.ts'
import { lineFinder, mostItems, wrongRequest } from './lines-at.ts'
import type { QualificationServices } from './service-handlers.ts'

type Services = QualificationServices & { readonly catalogue: Pick<Catalogue, 'current'> }

/** Attributes that stay the client's own. */
const own = ['description', 'relatedParty', 'note', 'channel', 'requestedPOQCompletionDate']

/** TMF679: which offerings can be had, internet lines at an address and everything else anywhere. */
export function offeringQualificationHandlers(services: Services): ApiHandlers<'TMF679'> {
  const hrefOf = hrefsOf(services.publicUrl)
  return {
    productOfferingQualification: storedChecks(
      services,
      'TMF679',
      'productOfferingQualification',
      own,
      async (_caller, body) => {
        const snapshot = await services.catalogue.current()
        const linesAt = lineFinder(services)
        const options = answerOptions(body)
        const sent = objectsIn(body.productOfferingQualificationItem)
        if (sent.length > mostItems)
          return wrongRequest('productOfferingQualificationItem', texts.tooManyItems(mostItems))
        const items = sent.length > 0 ? sent : eachLine(snapshot, hrefOf)
        const checked: Json[] = []
        for (const [index, item] of items.entries()) {
          const offering = isJson(item.productOffering) ? String(item.productOffering.id) : ''
          const known = kindOfOffering(snapshot, offering)
          let qualified: Qualified
          if (typeof known === 'string')
            qualified = { kind: 'unqualified', unavailable: { code: known }, alternatives: [] }
          else if (!isInternetLine(known)) qualified = { kind: 'qualified', lines: [known] }
          else {
            const [places, path] = placesOf(item, body, index)
            const found = await linesAt(places, path)
            if (isRefusal(found)) return found
            qualified = offeringQualified(known, found.lines)
          }
          const id = typeof item.id === 'string' ? item.id : String(index + 1)
          checked.push(qualifiedItem(item, id, qualified, options, hrefOf))
        }
        const now = new Date().toISOString()
        const results = checked.map(({ qualificationItemResult }) => qualificationItemResult as never)
        return {
          '@type': 'ProductOfferingQualification',
          ...body,
          productOfferingQualificationDate: now,
          effectiveQualificationDate: now,
          state: 'done',
          ...(sent.length > 0 && { qualificationResult: worstOf(results) }),
          productOfferingQualificationItem: body.provideOnlyAvailable
            ? checked.filter(({ qualificationItemResult }) => qualificationItemResult === 'qualified')
            : checked,
        }
      },
    ),
  }
}

/** Without items every internet line is asked for. */
const eachLine = ({ offerings }: CatalogueSnapshot, hrefOf: ReturnType<typeof hrefsOf>): readonly Json[] =>
  offerings.internet
    .filter(isInternetLine)
    .map((line, index) => ({ id: String(index + 1), productOffering: offeringReference(line, hrefOf) }))

/** The product under an id that can be ordered, or why there is none. */
function kindOfOffering(
  { sellables, offerings }: CatalogueSnapshot,
  id: string,
): ProductOffering | 'unknownOffering' | 'notSold' {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : Number.NaN
  const sold = sellables.get(number)
  if (sold) return sold
  const isKnown = productTypes.some(type => offerings[type].some(offering => offering.id === number))
  return isKnown ? 'notSold' : 'unknownOffering'
}

/** The place of an item, or that of the whole. */
function placesOf({ product }: Json, { place }: Json, index: number): readonly [unknown, string] {
  return isJson(product) && product.place !== undefined
    ? [product.place, `productOfferingQualificationItem[${index}].product.place`]
    : [place, 'place']
}
