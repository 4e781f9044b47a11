import { describe, expect, test } from 'vitest'
import { type CaseStatus, cancellationMode, mayAskChange } from './cancellation.ts'
import { orderStates, quoteStates, stepError } from './case-states.ts'

const statuses: readonly CaseStatus[] = [
  ...orderStates.map(state => ({ kind: 'order', state }) as const),
  ...quoteStates.map(state => ({ kind: 'quote', state }) as const),
]

describe.each(statuses)('a customer with $kind $state', standing => {
  const refusal = stepError(standing.kind, standing.state, 'cancelled')

  test('cancels at once only what the table of states lets be cancelled', () => {
    if (cancellationMode(standing) === 'at-once') expect(refusal).toBeNull()
  })

  test('can cancel or ask something as long as it is not over', () => {
    expect(cancellationMode(standing) !== null).toBe(mayAskChange(standing))
  })
})

test.each([
  [{ kind: 'order', state: 'acknowledged' }, 'at-once'],
  [{ kind: 'order', state: 'inProgress' }, 'on-request'],
  [{ kind: 'order', state: 'held' }, 'on-request'],
  [{ kind: 'order', state: 'completed' }, null],
  [{ kind: 'quote', state: 'inProgress' }, 'at-once'],
  [{ kind: 'quote', state: 'approved' }, 'on-request'],
] as const)('%o is cancelled %s', (standing, way) => expect(cancellationMode(standing)).toBe(way))
