import { useEffect, useEffectEvent } from 'react'

/** Something that can be done on the page that shows, in the palette of the desk. */
export type PaletteAct = {
  readonly label: string
  readonly key?: string | undefined
  readonly run: () => void
}

const sources = new Set<() => readonly PaletteAct[]>()

/** Offers acts in the palette as long as the component is there. */
export function usePaletteActs(acts: readonly PaletteAct[]) {
  const current = useEffectEvent(() => acts)
  useEffect(() => {
    const source = () => current()
    sources.add(source)
    return () => {
      sources.delete(source)
    }
  }, [])
}

/** Everything that the page offers now. */
export const paletteActs = (): readonly PaletteAct[] => [...sources].flatMap(source => source())
