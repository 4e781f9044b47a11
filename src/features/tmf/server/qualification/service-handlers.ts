import type { Database } from '../../../../platform/database/pool.ts'
import { isJson, type Json, objectsIn } from '../../json.ts'
import { lineQualified, worstOf } from '../../line-qualification.ts'
import { answerOptions, checkedItem, foundItems, wantedLine } from '../../service-qualification.ts'
import { qualificationTexts as texts } from '../../texts-qualification.ts'
import { isRefusal } from '../kit/errors.ts'
import type { ApiHandlers } from '../kit/register-api.ts'
import { storedChecks } from '../stored-checks.ts'
import { type LineServices, lineFinder, mostItems, wrongRequest } from './lines-at.ts'

export type QualificationServices = LineServices & {
  readonly database: Database
  readonly publicUrl: string
}

/** Attributes that stay the client's own. */
const own = ['description', 'externalId', 'relatedParty', 'expectedQualificationDate']

const answered = (dateName: string): Json => {
  const now = new Date().toISOString()
  return { [dateName]: now, effectiveQualificationDate: now, state: 'done' }
}

/** TMF645: which internet services there are at an address. */
export function serviceQualificationHandlers(services: QualificationServices): ApiHandlers<'TMF645'> {
  return {
    checkServiceQualification: storedChecks(
      services,
      'TMF645',
      'checkServiceQualification',
      own,
      async (_caller, body) => {
        const linesAt = lineFinder(services)
        const items = objectsIn(body.serviceQualificationItem)
        if (items.length > mostItems)
          return wrongRequest('serviceQualificationItem', texts.tooManyItems(mostItems))
        const options = answerOptions(body)
        const checked: Json[] = []
        for (const [index, item] of items.entries()) {
          const path = `serviceQualificationItem[${index}].service`
          const service = isJson(item.service) ? item.service : {}
          const wanted = wantedLine(service)
          if (wanted === 'unknown')
            return wrongRequest(`${path}.serviceSpecification.id`, texts.unknownService)
          const found = await linesAt(service.place, `${path}.place`)
          if (isRefusal(found)) return found
          const id = typeof item.id === 'string' ? item.id : String(index + 1)
          checked.push(checkedItem(item, id, lineQualified(wanted, found.lines), options))
        }
        return {
          '@type': 'CheckServiceQualification',
          ...body,
          ...answered('checkServiceQualificationDate'),
          qualificationResult: worstOf(
            checked.map(({ qualificationResult }) => qualificationResult as never),
          ),
          serviceQualificationItem: checked,
        }
      },
    ),
    queryServiceQualification: storedChecks(
      services,
      'TMF645',
      'queryServiceQualification',
      own,
      async (_caller, body) => {
        const { searchCriteria } = body
        const service = isJson(searchCriteria) && isJson(searchCriteria.service) ? searchCriteria.service : {}
        const wanted = wantedLine(service)
        if (wanted === 'unknown')
          return wrongRequest('searchCriteria.service.serviceSpecification.id', texts.unknownService)
        const found = await lineFinder(services)(service.place, 'searchCriteria.service.place')
        if (isRefusal(found)) return found
        return {
          '@type': 'QueryServiceQualification',
          ...body,
          ...answered('queryServiceQualificationDate'),
          serviceQualificationItem: foundItems(lineQualified(wanted, found.lines), service.place),
        }
      },
    ),
  }
}
