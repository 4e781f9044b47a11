import { type Technology, technologies } from '../addresses/coverage.ts'
import { reasonInWords } from '../addresses/texts-coverage.ts'
import type { ProductOffering } from '../catalogue/product.ts'
import { isJson, type Json, objectsIn } from './json.ts'
import {
  distinct,
  type Qualified,
  resultOf,
  technologyOf,
  type Unavailability,
  type WantedLine,
} from './line-qualification.ts'
import { qualificationTexts as texts } from './texts-qualification.ts'

/* Services of TMF645: internet access by fibre or copper, with its speeds as characteristics. */

const specificationIds: Readonly<Record<Technology, string>> = {
  fibre: 'internet-fibre',
  dsl: 'internet-dsl',
}

/** The line that a service asks for; `unknown` where it names another service. */
export function wantedLine(service: Json): WantedLine | 'unknown' {
  const { serviceSpecification, serviceCharacteristic } = service
  const id = isJson(serviceSpecification) ? serviceSpecification.id : undefined
  const technology = technologies.find(each => specificationIds[each] === id)
  if (id !== undefined && !technology && id !== 'internet') return 'unknown'
  const speed = (name: string) => {
    const value = objectsIn(serviceCharacteristic).find(each => each.name === name)?.value
    const number = Number(isJson(value) ? value.value : value)
    return Number.isFinite(number) ? number : 0
  }
  return {
    technology: technology ?? null,
    downloadMbs: speed('downloadSpeed'),
    uploadMbs: speed('uploadSpeed'),
  }
}

/** A line as a service. */
export const serviceOf = (line: ProductOffering, place: unknown): Json => ({
  name: texts.services[technologyOf(line)],
  serviceType: 'internet',
  serviceSpecification: {
    id: specificationIds[technologyOf(line)],
    name: texts.services[technologyOf(line)],
    '@referredType': 'ServiceSpecification',
  },
  serviceCharacteristic: [
    { name: 'downloadSpeed', value: line.downloadSpeedMbs ?? 0, valueType: 'integer' },
    { name: 'uploadSpeed', value: line.uploadSpeedMbs ?? 0, valueType: 'integer' },
  ],
  ...(place !== undefined && { place }),
})

/** The code and its sentence, which is the rule's own where it is the rule that refuses the line. */
export const reasonJson = ({ code, reason }: Unavailability): Json => ({
  code,
  label: reason ? reasonInWords(reason) : texts.reasons[code],
})

/** Whether alternatives and reasons are wanted. Reasons are given unless they are refused. */
export const answerOptions = ({ provideAlternative, provideUnavailabilityReason }: Json) => ({
  alternatives: provideAlternative === true,
  reasons: provideUnavailabilityReason !== false,
})

/** An item that was asked for, with its answer. */
export function checkedItem(
  item: Json,
  id: string,
  qualified: Qualified,
  { alternatives, reasons }: ReturnType<typeof answerOptions>,
): Json {
  const { service } = item
  const place = isJson(service) ? service.place : undefined
  const result = resultOf(qualified, alternatives)
  return {
    ...item,
    id,
    state: 'done',
    qualificationResult: result,
    ...(qualified.kind === 'unqualified' &&
      reasons && { eligibilityUnavailabilityReason: [reasonJson(qualified.unavailable)] }),
    ...(qualified.kind === 'unqualified' &&
      result === 'alternate' && {
        alternateServiceProposal: qualified.alternatives.map((line, index) => ({
          id: String(index + 1),
          alternateService: serviceOf(line, place),
        })),
      }),
  }
}

/** The services that can be had, of those that were asked for. */
export const foundItems = (qualified: Qualified, place: unknown): readonly Json[] =>
  qualified.kind === 'qualified'
    ? distinct(qualified.lines).map((line, index) => ({
        id: String(index + 1),
        service: serviceOf(line, place),
      }))
    : []
