import { otherReason, reasonsFor } from '../cases/state-reasons.ts'
import type { WrongPath } from './consents.ts'
import { isJson, isWithin, type Json } from './json.ts'
import { productOrderTexts as texts } from './product-order-texts.ts'

/** A list of an order that features above this one bring; entries that a patch leaves out stay. */
export type PatchedList = {
  /** Its attribute. */
  readonly name: string
  /** How an entry goes, which null does not do. */
  readonly whyNotEmptied: string
  /** An entry as the shop stores it, however it was typed. */
  readonly asStored?: (entry: unknown) => unknown
}

/** Changes that a merge patch of an order asks for. */
export type OrderPatch = {
  readonly state: { readonly state: string; readonly reason: string | null; readonly words: string } | null
  /** A moment on the day of delivery, or that day with its part. */
  readonly delivery:
    | { readonly path: string; readonly at: string }
    | { readonly path: string; readonly plan: Json }
    | null
  /** Lists that are to change, by their attributes, as they are and as they are asked for. */
  readonly lists: ReadonlyMap<string, { readonly current: unknown; readonly patch: unknown }>
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
  'version',
])

/** Attributes that null does not remove, each with how it goes instead. */
const whyNotEmptied: Readonly<Record<string, string>> = {
  plannedDelivery: texts.deliveryStays,
  expectedCompletionDate: texts.deliveryStays,
  requestedCompletionDate: texts.deliveryStays,
}

/** Compares a merge patch (RFC 7396) with an order as it is shown; what stays as it is asks for nothing. */
export function orderPatch(current: Json, sent: Json, known: readonly PatchedList[]): OrderPatch {
  const listOf = new Map(known.map(list => [list.name, list]))
  const patch: Json = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const asStored = listOf.get(name)?.asStored
      return [name, asStored && Array.isArray(value) ? value.map(asStored) : value]
    }),
  )
  const changed = Object.keys(patch).filter(
    name => !isWithin(patch[name], current[name], { isPart: listOf.has(name) }),
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
    lists: new Map(
      changed
        .filter(name => listOf.has(name) && patch[name] !== null)
        .map(name => [name, { current: current[name], patch: patch[name] }]),
    ),
    version: typeof patch.version === 'number' ? patch.version : null,
    wrong: changed.flatMap(name => {
      const list = listOf.get(name)
      if (!changeable.has(name) && !list) return [{ path: name, message: texts.notChangeable }]
      if (patch[name] !== null) return []
      return [{ path: name, message: list?.whyNotEmptied ?? whyNotEmptied[name] ?? texts.notEmptied }]
    }),
  }
}

const objectOf = (value: unknown): Json => (isJson(value) ? value : {})
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A reason by its name, or in words of its own. */
function reasonIn(state: string, reason: string) {
  if (reason === '') return { reason: null, words: '' }
  return Object.hasOwn(reasonsFor('order', state), reason) && reason !== otherReason
    ? { reason, words: '' }
    : { reason: otherReason, words: reason }
}
