import { useEffect, useEffectEvent, useState } from 'react'
import { useWhenIdle } from './use-when-idle.ts'

type Fetching<Code> =
  | { readonly state: 'unasked' | 'underWay' | 'failed' }
  | { readonly state: 'here'; readonly code: Code }

/** Code that a part of a page needs once it is used. */
export type LaterCode<Code> = Fetching<Code> & {
  /** Asks for it; once more after a failure. */
  fetch(): void
}

/**
 * Code that is not needed to show a page: comes when the browser has nothing else to do, and is there once `fetch` asks for
 * it. A browser may remember that it did not come until the page is loaded anew.
 * @param load imports it; the same function at every rendering
 */
export function useCode<Code>(load: () => Promise<Code>): LaterCode<Code> {
  const [fetching, setFetching] = useState<Fetching<Code>>({ state: 'unasked' })
  // A failure is said to who asks.
  useWhenIdle(() => void load().catch(() => undefined), load)
  function fetch() {
    if (fetching.state === 'here' || fetching.state === 'underWay') return
    setFetching({ state: 'underWay' })
    load().then(
      code => setFetching({ state: 'here', code }),
      error => {
        console.error('Code of this page could not be fetched', error)
        setFetching({ state: 'failed' })
      },
    )
  }
  return { ...fetching, fetch }
}

/**
 * The same code, asked for by itself at each change of what it is `wanted` for.
 * @returns null while it is not here
 */
export function useWantedCode<Code>(load: () => Promise<Code>, wanted: unknown): Code | null {
  const later = useCode(load)
  const ask = useEffectEvent(() => later.fetch())
  useEffect(() => {
    if (wanted) ask()
  }, [wanted])
  return later.state === 'here' ? later.code : null
}
