import { useState } from 'react'
import { type CaseKind, caseKinds } from '../../cases/case-kinds.ts'
import type { WorkItem } from '../contract.ts'
import { kindOf, type WorkQuery } from './query.ts'

/** The chosen cases of a list; with `isAll` all that fit its filters. */
export type Selection = {
  readonly numbers: ReadonlySet<string>
  readonly isAll: boolean
  /** Chooses a case or leaves it; with `isRange` all from the one that was chosen last. */
  readonly toggle: (number: string, isRange?: boolean) => void
  readonly togglePage: () => void
  readonly chooseAll: () => void
  readonly clear: () => void
}

const nothing = { numbers: new Set<string>(), isAll: false, last: null as string | null }

/**
 * The cases that are chosen of a page; those that are no longer on it, or of other filters, are forgotten.
 * @param shown the numbers on the page, in its order
 * @param of the address of the page
 */
export function useSelection(shown: readonly string[], of: string): Selection {
  const [state, setState] = useState({ of, ...nothing })
  const { numbers: known, isAll, last } = state.of === of ? state : nothing
  const numbers = new Set([...known].filter(number => shown.includes(number)))
  const choose = (next: Partial<typeof nothing>) => setState({ of, numbers, isAll: false, last, ...next })
  const isWholePage = shown.length > 0 && shown.every(number => numbers.has(number))
  return {
    numbers: isAll ? new Set(shown) : numbers,
    isAll,
    toggle(number, isRange = false) {
      if (isAll) return choose({ numbers: new Set(shown.filter(each => each !== number)), last: number })
      const [from, to] = [last === null ? -1 : shown.indexOf(last), shown.indexOf(number)]
      if (isRange && from >= 0) {
        const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1)
        return choose({ numbers: new Set([...numbers, ...range]), last: number })
      }
      const others = new Set(numbers)
      if (!others.delete(number)) others.add(number)
      choose({ numbers: others, last: number })
    },
    togglePage: () => choose({ numbers: new Set(isWholePage ? [] : shown), last: null }),
    chooseAll: () => choose({ isAll: true }),
    clear: () => choose(nothing),
  }
}

/** The kinds of the chosen cases; of all that fit, those that may be among them. */
export function chosenKinds(
  shown: readonly Pick<WorkItem, 'number' | 'kind'>[],
  { numbers, isAll }: Pick<Selection, 'numbers' | 'isAll'>,
  query: WorkQuery,
): readonly CaseKind[] {
  const asked = kindOf(query)
  if (isAll && asked === undefined) return caseKinds
  const chosen = shown.filter(({ number }) => numbers.has(number)).map(({ kind }) => kind)
  return [...new Set(chosen)]
}
