import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BlockerFunction, createPath, type Location, useBlocker, useLocation } from 'react-router'
import { requestProgress } from '../../api/request-progress.ts'
import { callMessages } from '../../api/texts.ts'
import { commonTexts } from '../../common/texts.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useWhenIdle } from '../state/use-when-idle.ts'
import { useShownEntry } from './numbered-entries.ts'
import { createRouteCode, type ManifestRoute, type Preparation } from './route-code.ts'
import { navigationTexts } from './texts.ts'

/** As long as a call of the API may take, in milliseconds. */
const patience = 15_000

/** The HTTP status of an address, once its answer came whole and can be kept; null where none comes in time. */
async function statusOf(address: string, init: RequestInit = {}): Promise<number | null> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}

declare global {
  interface Window {
    /** React Router's own, in every page that is hydrated. */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, ManifestRoute>> }
    /** The modules of the routes that React Router has loaded, by id. */
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>
  }
}

let known: ReturnType<typeof createRouteCode> | undefined

/** The code of this site's pages, for the browser only. */
function routeCode() {
  known ??= createRouteCode({
    routes: Object.values(window.__reactRouterManifest?.routes ?? {}),
    isHere: id => id in (window.__reactRouterRouteModules ?? {}),
    fetchFile: address => statusOf(address, { priority: 'low' }),
    importModule: address => import(/* @vite-ignore */ address),
  })
  return known
}

/** Which try failed to open which location. */
type Failed = { readonly key: string; readonly attempt: number }

/**
 * Keeps a visitor in the shop while the network fails: a page opens once its code is loaded; if it cannot be fetched,
 * the visitor stays with all input and may try again. Prefetches the code of the next steps when the page is idle.
 */
export function NavigationGuard() {
  const { pathname } = useLocation()
  useShownEntry()
  const replaces = useRef(false)
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState<Failed | null>(null)

  const shouldWait = useCallback<BlockerFunction>(({ currentLocation, nextLocation, historyAction }) => {
    replaces.current = historyAction === 'REPLACE'
    const { pathname } = nextLocation
    if (pathname === currentLocation.pathname) return false
    return routeCode().isDocument(pathname) || !routeCode().isReady(pathname)
  }, [])
  const blocker = useBlocker(shouldWait)
  const { state, location: next, proceed, reset } = blocker

  const settle = useEffectEvent((preparation: Preparation, location: Location) => {
    if (preparation === 'unreachable') return setFailed({ key: location.key, attempt })
    if (preparation === 'ready') return goAhead(proceed)
    reset?.()
    loadDocument(location, replaces.current)
  })
  useEffect(() => {
    if (state !== 'blocked') return
    let isWanted = attempt > 0
    void prepare(next).then(preparation => {
      if (isWanted) settle(preparation, next)
    })
    return () => {
      isWanted = false
    }
  }, [state, next, attempt])

  useWhenIdle(() => void routeCode().loadNeighbours(pathname), pathname)

  if (!failed) return null
  return (
    <Dialog
      open={state === 'blocked' && failed.key === next.key}
      onClose={() => reset?.()}
      title={navigationTexts.notOpened}
      actions={
        <>
          <Button busy={attempt > failed.attempt} onClick={() => setAttempt(attempt + 1)}>
            {commonTexts.retry}
          </Button>
          <Button variant="secondary" onClick={() => reset?.()}>
            {navigationTexts.stay}
          </Button>
        </>
      }
    >
      <p>{callMessages.unavailable}</p>
      <p>{commonTexts.everythingKept}</p>
    </Dialog>
  )
}

/** A second press of the same link may have gone ahead by now, which React Router answers with an error. */
function goAhead(proceed: (() => void) | undefined) {
  try {
    proceed?.()
  } catch (error) {
    console.debug('The navigation is under way already', error)
  }
}

/** Fetches what a page needs; a document of the website only has to be in reach. */
async function prepare(location: Location): Promise<Preparation> {
  const end = requestProgress.start()
  try {
    const code = routeCode()
    if (!code.isDocument(location.pathname)) return await code.load(location.pathname)
    const status = await statusOf(createPath(location), { method: 'HEAD' })
    return status === null ? 'unreachable' : 'document'
  } finally {
    end()
  }
}

function loadDocument(location: Location, replaces: boolean) {
  const address = createPath(location)
  if (replaces) window.location.replace(address)
  else window.location.assign(address)
}
