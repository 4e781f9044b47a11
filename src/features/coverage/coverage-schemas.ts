import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import {
  dayField,
  houseNumberField,
  postcodeField,
  requiredName,
  requiredText,
} from '../../common/contract/fields.ts'
import { parseCorrectedPlace, placeScopes } from '../addresses/corrected-place.ts'
import { technologies } from '../addresses/coverage.ts'
import { fibreAvailabilities } from '../catalogue/product-sub-types.ts'
import { coverageFieldTexts as texts } from './contract-texts.ts'

/** Bodies that the calls of coverage take and give. */

const speed = (label: string) =>
  z
    .int({ error: texts.wrongSpeed })
    .check(z.gte(0, { error: texts.wrongSpeed }), z.lte(999_999, { error: texts.wrongSpeed }))
    .register(fieldFacts, { label, kind: 'text' })

const weeks = (label: string) =>
  z
    .int({ error: texts.wrongWeeks })
    .check(z.gte(0, { error: texts.wrongWeeks }), z.lte(99, { error: texts.wrongWeeks }))
    .register(fieldFacts, { label, kind: 'text', optional: true })

const whoAndWhy = {
  source: requiredText(texts.source, 120),
  reason: requiredText(texts.reason, 300),
}

const said = {
  technology: z.enum(technologies).register(fieldFacts, { label: texts.technology, kind: 'choice' }),
  availability: z
    .enum(fibreAvailabilities)
    .register(fieldFacts, { label: texts.availability, kind: 'choice' }),
  /** 0 where nothing can be delivered or nobody knows. */
  maxDownloadMbs: speed(texts.download),
  maxUploadMbs: speed(texts.upload),
  /** 0 to 0 where nobody knows. */
  weeksFrom: weeks(texts.weeksFrom),
  weeksTo: weeks(texts.weeksTo),
  /** null where they are not known. */
  oneTimeInCents: z
    .nullable(
      z
        .int({ error: texts.wrongCosts })
        .check(z.gte(0, { error: texts.wrongCosts }), z.lte(99_999_999, { error: texts.wrongCosts })),
    )
    .register(fieldFacts, { label: texts.costs, kind: 'text', optional: true }),
}

const place = {
  scope: z.enum(placeScopes).register(fieldFacts, { label: texts.scope, kind: 'choice' }),
  zipCode: postcodeField,
  /** As people write them: `12a`, `12 t/m 18 even`; empty for a postcode. */
  numbers: z.string().check(z.maxLength(40)).register(fieldFacts, { label: texts.numbers, kind: 'text' }),
}

const period = {
  startsOn: dayField(texts.dayMissing).register(fieldFacts, { label: texts.startsOn, kind: 'text' }),
  endsOn: z
    .nullable(dayField(texts.dayMissing))
    .register(fieldFacts, { label: texts.endsOn, kind: 'text', optional: true }),
}

const fields = z.object({ ...place, ...said, ...period, ...whoAndWhy })
type Fields = z.infer<typeof fields>

/** Problems of fields that each are right. */
function problemsOf(typed: Fields): readonly (readonly [keyof Fields, string])[] {
  const { scope, zipCode, numbers, technology, availability, startsOn, endsOn } = typed
  const parsed = parseCorrectedPlace(scope, zipCode, numbers)
  const isThere = availability === 'on-net'
  const problems: (readonly [keyof Fields, string] | false)[] = [
    'wrong' in parsed && ['numbers', parsed.wrong],
    technology === 'dsl' && !isThere && availability !== 'no-net' && ['availability', texts.onlyCopper],
    isThere && typed.maxDownloadMbs === 0 && ['maxDownloadMbs', texts.speedMissing],
    isThere && typed.maxUploadMbs === 0 && ['maxUploadMbs', texts.speedMissing],
    (typed.weeksFrom === 0) !== (typed.weeksTo === 0) && [
      typed.weeksFrom === 0 ? 'weeksFrom' : 'weeksTo',
      texts.wrongWeeks,
    ],
    typed.weeksTo !== 0 && typed.weeksTo < typed.weeksFrom && ['weeksTo', texts.weeksBackwards],
    endsOn !== null && endsOn < startsOn && ['endsOn', texts.endsBefore],
  ]
  return problems.filter(problem => problem !== false)
}

const fitsTogether = z.superRefine<Fields>((typed, context) => {
  for (const [field, message] of problemsOf(typed))
    context.addIssue({ code: 'custom', path: [field], message, input: typed })
})

export const NewCorrection = z.object({ id: act.id, ...fields.shape }).check(fitsTogether)
export type NewCorrection = z.infer<typeof NewCorrection>
export const CorrectionChange = z.object({ version: act.version, ...fields.shape }).check(fitsTogether)

const addressFields = {
  zipCode: postcodeField,
  /** With its addition: `12a`. */
  numbers: houseNumberField(),
  street: requiredName(texts.street, 80),
  city: requiredName(texts.city, 80),
  source: whoAndWhy.source,
  reason: requiredText(texts.reasonOfAddress, 300),
}

const isOneNumber = z.superRefine<{ numbers: string }>(({ numbers }, context) => {
  const parsed = parseCorrectedPlace('address', '', numbers)
  if ('wrong' in parsed)
    context.addIssue({ code: 'custom', path: ['numbers'], message: parsed.wrong, input: numbers })
})

export const NewAddress = z.object({ id: act.id, ...addressFields }).check(isOneNumber)
export type NewAddress = z.infer<typeof NewAddress>
export const AddressChange = z.object({ version: act.version, ...addressFields }).check(isOneNumber)
export type AddressChange = z.infer<typeof AddressChange>

/** Ends a correction or an added address. */
export const Ending = z.object({
  version: act.version,
  /** The live file that says the same, and for which it is dropped. */
  droppedFor: z.optional(z.int().check(z.gte(1))),
})
export type Ending = z.infer<typeof Ending>

const made = {
  id: z.string(),
  version: z.int(),
  source: z.string(),
  reason: z.string(),
  /** null: the colleague has no account any more. */
  madeBy: z.nullable(z.string()),
  madeAt: z.string(),
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
}

const saidOut = {
  technology: z.enum(technologies),
  availability: z.enum(fibreAvailabilities),
  maxDownloadMbs: z.int(),
  maxUploadMbs: z.int(),
  weeksFrom: z.int(),
  weeksTo: z.int(),
  oneTimeInCents: z.nullable(z.int()),
}

export const Correction = z.object({
  ...made,
  ...saidOut,
  scope: z.enum(placeScopes),
  zipCode: z.string(),
  numbers: z.string(),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  /** How it stands today. */
  state: z.enum(['future', 'holds', 'over', 'ended']),
})
export type Correction = z.infer<typeof Correction>

export const AddedAddressItem = z.object({
  ...made,
  zipCode: z.string(),
  numbers: z.string(),
  street: z.string(),
  city: z.string(),
  /** The register has it by now: it counts no more. */
  isInRegister: z.boolean(),
})
export type AddedAddressItem = z.infer<typeof AddedAddressItem>

/** A case or a kept cart at an address that a correction is about. */
export const Touched = z.object({
  kind: z.string(),
  /** null of what has no page at the desk. */
  number: z.nullable(z.string()),
  name: z.string(),
})
export type Touched = z.infer<typeof Touched>

export const CorrectionEffect = z.object({
  addresses: z.int(),
  cities: z.array(z.string()),
  /** Others that hold for an address in common, and whether they win. */
  overlaps: z.array(z.extend(Correction, { wins: z.boolean() })),
  touched: z.array(Touched),
})
export type CorrectionEffect = z.infer<typeof CorrectionEffect>

const Row = z.object({
  ...saidOut,
  networkOwner: z.string(),
  zipCodeFrom: z.string(),
  zipCodeTo: z.string(),
  houseNumber: z.nullable(z.int()),
  suffix: z.nullable(z.string()),
})
export type CoverageRowOut = z.infer<typeof Row>

export const lineReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('by-quote'), isNear: z.boolean() }),
  z.object({ kind: z.literal('no-quotes') }),
  z.object({ kind: z.literal('no-network') }),
  z.object({ kind: z.literal('unsaid') }),
  z.object({ kind: z.literal('too-fast'), direction: z.enum(['download', 'upload']), mostMbs: z.int() }),
])

/** A file that is live. */
export const LiveFile = z.object({
  fileName: z.nullable(z.string()),
  liveAt: z.nullable(z.string()),
  by: z.nullable(z.string()),
})
export type LiveFile = z.infer<typeof LiveFile>

export const CoverageLookUp = z.object({
  zipCode: z.string(),
  houseNumber: z.string(),
  suffix: z.string(),
  register: z.enum(['found', 'added', 'unknown', 'unavailable']),
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Additions that the number has, where this one is not known; '' is the number without one. */
  suffixesHere: z.array(z.string()),
  technologies: z.array(
    z.object({
      technology: z.enum(technologies),
      decidedBy: z.enum(['correction', 'row', 'nothing']),
      correction: z.nullable(Correction),
      /** The row that decides, or that would without the correction. */
      row: z.nullable(Row),
    }),
  ),
  lines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      technology: z.enum(technologies),
      downloadMbs: z.int(),
      uploadMbs: z.int(),
      /** In months. */
      term: z.int(),
      isListed: z.boolean(),
      reason: lineReason,
      /** In weeks and costs of construction as the shop says them. */
      promise: z.string(),
    }),
  ),
  /** Corrections here that do not decide: a wider or an older one, or one that has yet to begin or is over. */
  otherCorrections: z.array(Correction),
  /** Rows of the import here that do not decide. */
  otherRows: z.array(Row),
  coverageFile: z.nullable(LiveFile),
})
export type CoverageLookUp = z.infer<typeof CoverageLookUp>
