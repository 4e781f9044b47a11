import { createStore } from '../../../ui/state/store.ts'
import { useStore } from '../../../ui/state/use-store.ts'

/** Why what shows is only what was known before, in Dutch; null while it is what the server knows. */
export const staleBecause = createStore<string | null>(() => null)

export const useStaleBecause = (): string | null => useStore(staleBecause, null)

/** Something that whoever sits before the page is asked in a dialog over it, for all that wait for it at once. */
function createQuestion() {
  const isOpen = createStore(() => false)
  let waiting: PromiseWithResolvers<boolean> | null = null
  return {
    isOpen,
    /** @returns whether the colleague completed it */
    ask(): Promise<boolean> {
      isOpen.set(true)
      waiting ??= Promise.withResolvers<boolean>()
      return waiting.promise
    },
    answer(isDone: boolean) {
      isOpen.set(false)
      waiting?.resolve(isDone)
      waiting = null
    },
  }
}
export type Question = ReturnType<typeof createQuestion>

/** To sign in again: the session has ended while a page was open. */
export const signInQuestion = createQuestion()

/** Asks for identity confirmation before a sensitive action. */
export const confirmQuestion = createQuestion()

export const useIsAsked = ({ isOpen }: Question): boolean => useStore(isOpen, false)
