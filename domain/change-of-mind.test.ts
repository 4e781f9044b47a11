import { describe, expect, test } from 'vitest'
import { orderStates, quoteStates, stepRefusal } from './case-states.ts'
import { cancelling, mayAskChange, type Standing } from './change-of-mind.ts'

const standings: readonly Standing[] = [
  ...orderStates.map(state => ({ kind: 'order', state }) as const),
  ...quoteStates.map(state => ({ kind: 'quote', state }) as const),
]

describe.each(standings)('a customer with $kind $state', standing => {
  const refusal = stepRefusal(standing.kind, standing.state, 'cancelled')

  test('cancels at once only what the table of states lets be cancelled', () => {
    if (cancelling(standing) === 'at-once') expect(refusal).toBeNull()
  })

  test('can cancel or ask something as long as it is not over', () => {
    expect(cancelling(standing) !== null).toBe(mayAskChange(standing))
  })
})

test.each([
  [{ kind: 'order', state: 'acknowledged' }, 'at-once'],
  [{ kind: 'order', state: 'inProgress' }, 'on-request'],
  [{ kind: 'order', state: 'held' }, 'on-request'],
  [{ kind: 'order', state: 'completed' }, null],
  [{ kind: 'quote', state: 'inProgress' }, 'at-once'],
  [{ kind: 'quote', state: 'approved' }, 'on-request'],
] as const)('%o is cancelled %s', (standing, way) => expect(cancelling(standing)).toBe(way))
