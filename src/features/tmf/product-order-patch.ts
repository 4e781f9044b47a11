import { normalizeRetentionNumber } from '../carts/telefonie/retention-number.ts'
import { type PortInState, portInStates } from '../cases/port-in-states.ts'
import { otherReason, reasonsFor } from '../cases/state-reasons.ts'
import type { PortInStep } from '../porting/port-in.ts'
import type { WrongPath } from './consents.ts'
import { isJson, isWithin, type Json, objectsIn } from './json.ts'
import { type ParcelStep, parcelSteps } from './order-parcels.ts'
import { productOrderTexts as texts } from './product-order-texts.ts'

/** A step of a number that comes along, as the desk takes it. */
export type NumberStep = {
  readonly path: string
  readonly number: string
  readonly step: PortInStep
  readonly provider: string
  readonly providerReference: string
  readonly day: string | null
  readonly refusal: string | null
}

/** Changes that a merge patch of an order asks for. */
export type OrderPatch = {
  readonly state: { readonly state: string; readonly reason: string | null; readonly words: string } | null
  /** A moment on the day of delivery, or that day with its part. */
  readonly delivery:
    | { readonly path: string; readonly at: string }
    | { readonly path: string; readonly plan: Json }
    | null
  readonly numbers: readonly NumberStep[]
  readonly parcels: readonly ParcelStep[]
  /** The version that the sender read; null where it does not say. */
  readonly version: number | null
  readonly wrong: readonly WrongPath[]
}

const changeable = new Set([
  'state',
  'stateReason',
  'cancellationReason',
  'expectedCompletionDate',
  'requestedCompletionDate',
  'plannedDelivery',
  'portIn',
  'parcel',
  'version',
])

/** Lists whose entries stay where a patch leaves them out. */
const keptLists = new Set(['portIn', 'parcel'])

/** Attributes that null does not remove, each with how it goes instead. */
const whyNotEmptied: Readonly<Record<string, string>> = {
  plannedDelivery: texts.deliveryStays,
  expectedCompletionDate: texts.deliveryStays,
  requestedCompletionDate: texts.deliveryStays,
  portIn: texts.numbersStay,
  parcel: texts.parcelsStay,
}

/** Compares a merge patch (RFC 7396) with an order as it is shown; what stays as it is asks for nothing. */
export function orderPatch(current: Json, sent: Json): OrderPatch {
  const patch: Json = { ...sent, ...(Array.isArray(sent.portIn) && { portIn: sent.portIn.map(asStored) }) }
  const changed = Object.keys(patch).filter(
    name => !isWithin(patch[name], current[name], { isPart: keptLists.has(name) }),
  )
  const state = changed.includes('state') && patch.state !== null ? String(patch.state) : null
  const reason = textOf(patch.stateReason ?? patch.cancellationReason)
  const day = (['expectedCompletionDate', 'requestedCompletionDate'] as const).find(
    name => changed.includes(name) && typeof patch[name] === 'string',
  )
  return {
    state: state === null ? null : { state, ...reasonIn(state, reason) },
    delivery:
      changed.includes('plannedDelivery') && isJson(patch.plannedDelivery)
        ? {
            path: 'plannedDelivery',
            plan: { ...objectOf(current.plannedDelivery), ...patch.plannedDelivery },
          }
        : day
          ? { path: day, at: String(patch[day]) }
          : null,
    numbers: changed.includes('portIn') ? numberSteps(current.portIn, patch.portIn) : [],
    parcels: changed.includes('parcel') ? parcelSteps(current.parcel, patch.parcel) : [],
    version: typeof patch.version === 'number' ? patch.version : null,
    wrong: changed.flatMap(name => {
      if (!changeable.has(name)) return [{ path: name, message: texts.notChangeable }]
      return patch[name] === null ? [{ path: name, message: whyNotEmptied[name] ?? texts.notEmptied }] : []
    }),
  }
}

/** An entry of `portIn` with its number as the shop stores it, however it was typed. */
const asStored = (entry: unknown): unknown =>
  isJson(entry) && typeof entry.number === 'string'
    ? { ...entry, number: normalizeRetentionNumber(entry.number) ?? entry.number }
    : entry

const objectOf = (value: unknown): Json => (isJson(value) ? value : {})
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A reason by its name, or in words of its own. */
function reasonIn(state: string, reason: string) {
  if (reason === '') return { reason: null, words: '' }
  return Object.hasOwn(reasonsFor('order', state), reason) && reason !== otherReason
    ? { reason, words: '' }
    : { reason: otherReason, words: reason }
}

const stepTo: Readonly<Record<PortInState, PortInStep>> = {
  requested: 'ask',
  planned: 'plan',
  rejected: 'refuse',
  completed: 'complete',
  cancelled: 'cancel',
}

function numberSteps(current: unknown, patch: unknown): readonly NumberStep[] {
  const known = objectsIn(current)
  const listed: readonly unknown[] = Array.isArray(patch) ? patch : []
  return listed.flatMap((each, at) => {
    if (!isJson(each)) return []
    const before = known.find(({ number }) => number === each.number) ?? {}
    if (isWithin(each, before)) return []
    const after = { ...before, ...each }
    const state = portInStates.find(name => name === after.state) ?? 'requested'
    const step = state === 'requested' && before.state === 'cancelled' ? 'restore' : stepTo[state]
    return [
      {
        path: `portIn[${at}]`,
        number: textOf(after.number),
        step,
        provider: textOf(after.provider),
        providerReference: textOf(after.providerReference),
        day: dayOf(step === 'ask' ? after.wishDate : step === 'plan' ? after.plannedDate : null),
        refusal: step === 'refuse' ? textOf(after.refusal) : null,
      },
    ]
  })
}

const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null
