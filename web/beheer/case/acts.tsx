import { createContext, Fragment, use, useState } from 'react'
import { useRevalidator } from 'react-router'
import type * as z from 'zod/mini'
import { actTexts } from '../../../content/desk-case-texts.ts'
import { CaseConflict, type DeskCase } from '../../../contract/desk-case.ts'
import { caseAct } from '../../../contract/desk-case-acts.ts'
import { type CallResult, isRefused } from '../../api-client.ts'
import { type CallFailure, callFailure, failureInWords } from '../../call-failure.ts'
import type { Elements } from '../../ui/elements.ts'
import { useAnnounce } from '../../ui/live-region.tsx'
import { callAtDesk } from '../call-at-desk.ts'
import { ConflictDialog, type Wanted } from './conflict-dialog.tsx'

/** What is asked to be done with the case that shows. */
export type ActRequest = {
  /** The last part of its path. */
  readonly act: string
  readonly body: Readonly<Record<string, unknown>> & { readonly id: string }
  /** The same as people read it, for who was before us. */
  readonly wanted: readonly Wanted[]
}

type Acts = {
  readonly shown: DeskCase
  /** Whether the role of who is signed in may change the case. */
  readonly mayWork: boolean
  /** Sends an act on the version that shows; what came meanwhile opens the conflict. Never throws. */
  send<T = null>(request: ActRequest, answer?: z.ZodMiniType<T>): Promise<CallResult<T>>
  /** What is being asked for in a dialog; null where nothing is. */
  opened: Opened | null
  open(dialog: Opened | null): void
}

/** A dialog in which something is done with the case, or the state that it is to come into. */
export type Opened =
  | 'call'
  | 'plan-call'
  | 'plan'
  | 'answer'
  | 'quote'
  | 'correct'
  | 'take-back'
  | { readonly state: string }

/** The version that stood when a form was opened; null of what is pressed at once. */
const versionOf = ({ body: { version } }: ActRequest): number | null =>
  typeof version === 'number' ? version : null

const ActsContext = createContext<Acts | null>(null)

/** The case that shows, and what can be done with it. */
export function useActs(): Acts {
  const acts = use(ActsContext)
  if (!acts) throw new Error('This stands outside of a case')
  return acts
}

/** Whether a colleague changed the case meanwhile, which has a dialog of its own. */
export const isConflict = (result: CallResult<unknown>): boolean => isRefused(result, 409)

/** Why an act was not done, for where it stands under a title; null where it was, or a colleague was faster. */
export const failureOf = (result: CallResult<unknown>): CallFailure | null =>
  result.ok || isConflict(result) ? null : callFailure(result)

/** The same in one line: why an act was not done, or that nobody knows; empty where it was. */
export const failureIn = (result: CallResult<unknown>): string => (result.ok ? '' : failureInWords(result))

type Props = { shown: DeskCase; mayWork: boolean; children: Elements }

/** Around everything that changes a case: what was done shows at once, and nothing of a colleague is overwritten. */
export function CaseActs({ shown, mayWork, children }: Props) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [opened, open] = useState<Opened | null>(null)
  const [round, setRound] = useState(0)
  const [conflict, setConflict] = useState<{ request: ActRequest; found: CaseConflict } | null>(null)

  async function send<T = null>(
    { version, ...request }: ActRequest & { version: number },
    answer?: z.ZodMiniType<T>,
  ): Promise<CallResult<T>> {
    const result = await callAtDesk(caseAct(shown.number, request.act), {
      body: { ...request.body, version },
      ...(answer && { answer }),
    })
    const found =
      !result.ok && result.kind === 'refused' && result.status === 409
        ? CaseConflict.safeParse(result.body).data
        : undefined
    setConflict(found ? { request, found } : null)
    if (result.ok) {
      announce(actTexts.saved)
      await revalidate()
    }
    return result
  }

  /** Closes what was open: it was decided on what stood before. */
  const beginAgain = () => {
    setConflict(null)
    open(null)
    setRound(round + 1)
  }

  const redo = async ({ request, found }: NonNullable<typeof conflict>) => {
    const result = await send({ ...request, version: found.conflict.version })
    if (result.ok) beginAgain()
    return result.ok
  }

  return (
    <ActsContext
      value={{
        shown,
        mayWork,
        opened,
        open,
        send: (request, answer) => send({ ...request, version: versionOf(request) ?? shown.version }, answer),
      }}
    >
      <Fragment key={round}>{children}</Fragment>
      {conflict && (
        <ConflictDialog
          wanted={conflict.request.wanted}
          found={conflict.found}
          onRedo={() => redo(conflict)}
          onLeave={() => {
            beginAgain()
            void revalidate()
          }}
        />
      )}
    </ActsContext>
  )
}
