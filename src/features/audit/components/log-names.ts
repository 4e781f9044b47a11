import { createContext, use } from 'react'
import type { EventKind } from '../../../common/event-kind.ts'

/** Kinds of events as the log names them: `app` knows those of every feature. */
export type LogNames = {
  readonly nameOf: (kind: EventKind) => string
  /** All of this release, to choose from. */
  readonly all: readonly { readonly value: string; readonly label: string }[]
}

const Context = createContext<LogNames | null>(null)

export const LogNamesContext = Context.Provider

export function useLogNames(): LogNames {
  const names = use(Context)
  if (names === null) throw new Error('The log shows outside the desk')
  return names
}
