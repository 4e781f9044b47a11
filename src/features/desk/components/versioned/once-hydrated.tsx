import { Fragment, type ReactElement } from 'react'
import { useHydrated } from '../../../../ui/state/hydrated.ts'

/** Draws an editor anew once it is known what this browser keeps, which the server that draws the page does not know. */
export function OnceHydrated({ children }: { children: (restores: boolean) => ReactElement }) {
  const isHydrated = useHydrated()
  return <Fragment key={String(isHydrated)}>{children(isHydrated)}</Fragment>
}
