import { createContext, use } from 'react'

/** Kinds of mails as the desk names them: `app` knows those of every feature. */
export type MailNames = {
  /** One of another release has its own name. */
  readonly nameOf: (kind: string) => string
  /** All of this release, to choose from. */
  readonly all: readonly { readonly value: string; readonly label: string }[]
}

const Context = createContext<MailNames | null>(null)

export const MailNamesContext = Context.Provider

export function useMailNames(): MailNames {
  const names = use(Context)
  if (names === null) throw new Error('Mails show outside the desk')
  return names
}

export const MailKindName = ({ kind }: { kind: string }) => useMailNames().nameOf(kind)
