import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import {
  type Blocker,
  type BlockerFunction,
  createPath,
  type Location,
  type NavigationType,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router'
import { requestProgress } from '../../api/request-progress.ts'
import { callMessages } from '../../api/texts.ts'
import { commonTexts } from '../../common/texts.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useWhenIdle } from '../state/use-when-idle.ts'
import { numberOf, useShownEntry } from './numbered-entries.ts'
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

/** A navigation that waits for the code of its page. */
type Waiting = {
  readonly to: Location
  readonly historyAction: `${NavigationType}`
  /** Of the history entry that it goes back or forward to. */
  readonly entry: number | null
}

/** Which try failed to open which location. */
type Failed = { readonly key: string; readonly attempt: number }

/**
 * Keeps a visitor in the shop while the network fails: a page opens once its code is loaded; if it cannot be fetched,
 * the visitor stays with all input and may try again. Prefetches the code of the next steps when the page is idle.
 */
export function NavigationGuard() {
  const { pathname, key } = useLocation()
  useShownEntry()
  // Kept here, for React Router forgets what it blocks when the navigation before arrives, the first one of a page too.
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState<Failed | null>(null)

  const shouldWait = useCallback<BlockerFunction>(({ currentLocation, nextLocation: to, historyAction }) => {
    if (to.pathname === currentLocation.pathname) return false
    const waits = routeCode().isDocument(to.pathname) || !routeCode().isReady(to.pathname)
    // Of several the last one counts.
    setWaiting(waits ? { to, historyAction, entry: numberOf(window.history) } : null)
    return waits
  }, [])
  const blocker = useBlocker(shouldWait)
  const navigate = useNavigate()

  const stopWaiting = () => {
    setWaiting(null)
    blocker.reset?.()
  }
  const goAhead = ({ to, historyAction, entry }: Waiting) => {
    setWaiting(null)
    if (to.key === key || proceeds(blocker)) return
    const here = numberOf(window.history)
    const steps = historyAction === 'POP' && entry !== null && here !== null ? entry - here : 0
    if (steps !== 0) void navigate(steps)
    else void navigate(createPath(to), { state: to.state, replace: historyAction !== 'PUSH' })
  }
  const settle = useEffectEvent((preparation: Preparation, prepared: Waiting) => {
    if (prepared !== waiting) return
    if (preparation === 'unreachable') return setFailed({ key: prepared.to.key, attempt })
    if (preparation === 'ready') return goAhead(prepared)
    stopWaiting()
    loadDocument(prepared.to, prepared.historyAction === 'REPLACE')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each try
  useEffect(() => {
    if (!waiting) return
    let isWanted = true
    void prepare(waiting.to).then(preparation => {
      if (isWanted) settle(preparation, waiting)
    })
    return () => {
      isWanted = false
    }
  }, [waiting, attempt])

  useWhenIdle(() => void routeCode().loadNeighbours(pathname), pathname)

  if (!failed) return null
  return (
    <Dialog
      open={failed.key === waiting?.to.key}
      onClose={stopWaiting}
      title={navigationTexts.notOpened}
      actions={
        <>
          <Button busy={attempt > failed.attempt} onClick={() => setAttempt(attempt + 1)}>
            {commonTexts.retry}
          </Button>
          <Button variant="secondary" onClick={stopWaiting}>
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

/** Lets what is blocked go on; false where React Router has forgotten it, which may not show yet. */
function proceeds(blocker: Blocker): boolean {
  if (blocker.state !== 'blocked') return false
  try {
    blocker.proceed()
    return true
  } catch {
    return false
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
