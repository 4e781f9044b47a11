import { normalizeRetentionNumber } from '../carts/telefonie/retention-number.ts'
import { type PortInState, portInStates } from '../cases/port-in-states.ts'
import { isJson, isWithin, objectsIn } from '../tmf/json.ts'
import type { PortInStep } from './port-in.ts'

/* Numbers that come along in the extension BusinessOrder of TMF622. */

/** A step of a number that a patch asks for, as the desk takes it. */
export type NumberStep = {
  readonly path: string
  readonly number: string
  readonly step: PortInStep
  readonly provider: string
  readonly providerReference: string
  readonly day: string | null
  readonly refusal: string | null
}

/** An entry of `portIn` with its number as the shop stores it, however it was typed. */
export const asStored = (entry: unknown): unknown =>
  isJson(entry) && typeof entry.number === 'string'
    ? { ...entry, number: normalizeRetentionNumber(entry.number) ?? entry.number }
    : entry

const stepTo: Readonly<Record<PortInState, PortInStep>> = {
  requested: 'ask',
  planned: 'plan',
  rejected: 'refuse',
  completed: 'complete',
  cancelled: 'cancel',
}

/** Numbers of a merge patch that are not so yet. */
export function numberSteps(current: unknown, patch: unknown): readonly NumberStep[] {
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null
