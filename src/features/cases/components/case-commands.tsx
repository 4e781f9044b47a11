import { createContext, Fragment, use, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CallFailure, callFailure, failureInWords } from '../../../api/call-failure.ts'
import { type CallResult, isRefused, type ResultOf } from '../../../api/client.ts'
import type { AnswerOf, ApiKey, BodyOf, ParamsOf } from '../../../api/types.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { focusTitleIfLost } from '../../../ui/kit/focus.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { CaseKind } from '../case-kinds.ts'
import type { CaseConflict } from '../contract.ts'
import type { OrderPurpose } from '../order-purpose.ts'
import { commandTexts } from '../texts-desk.ts'
import { type ChangeInWords, ConflictDialog, type Wanted } from './conflict-dialog.tsx'

type KeyOfCommand<Name extends string> = `POST /api/beheer/zaken/{nummer}/${Name}`

/** Commands on a case, by the last part of their path. */
export type CaseCommand = {
  [Key in ApiKey]: Key extends KeyOfCommand<infer Name>
    ? BodyOf<Key> extends { id: string }
      ? Name
      : never
    : never
}[ApiKey]

type CallOfCommand<Name extends CaseCommand> = Extract<ApiKey, KeyOfCommand<Name>>
type OtherParams<Name extends CaseCommand> = Omit<ParamsOf<CallOfCommand<Name>>, 'nummer'>

/** Body of a command; the version defaults to that of the shown case. */
export type CommandBody<Name extends CaseCommand> = Omit<BodyOf<CallOfCommand<Name>>, 'version'> & {
  readonly version?: number | undefined
}
export type CommandAnswer<Name extends CaseCommand> = AnswerOf<CallOfCommand<Name>>

/** A command on the shown case. */
export type CommandRequest<Name extends CaseCommand> = {
  readonly act: Name
  readonly body: CommandBody<Name>
  /** The same as people read it, for who was before us. */
  readonly wanted: readonly Wanted[]
  /** Called where it is done all the same after a colleague was faster. */
  readonly onDone?: ((data: unknown) => void) | undefined
  /** Whether who does it does not see the case any more. */
  readonly leaves?: boolean | undefined
} & (Record<never, never> extends OtherParams<Name>
  ? { readonly params?: undefined }
  : { readonly params: OtherParams<Name> })

type AnyRequest = {
  readonly act: CaseCommand
  readonly body: { readonly version?: number | undefined }
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly wanted: readonly Wanted[]
  readonly onDone?: ((data: unknown) => void) | undefined
  readonly leaves?: boolean | undefined
}

/** The case that shows, as far as the kit must know it. */
export type ShownCase = {
  /** Nine digits. */
  readonly number: string
  readonly kind: CaseKind
  readonly purpose: OrderPurpose
  readonly state: string
  readonly version: number
  readonly isTest: boolean
  readonly contact: { readonly email: string | null }
}

export type Commands = {
  readonly shown: ShownCase
  /** Whether the role of who is signed in may change the case. */
  readonly mayWork: boolean
  /** Sends an act on the version that shows; what came meanwhile opens the conflict. Never throws. */
  send<Name extends CaseCommand>(request: CommandRequest<Name>): Promise<ResultOf<CallOfCommand<Name>>>
  /** Open dialog; null if none is open. */
  opened: Opened | null
  open(dialog: Opened | null): void
}

/** A dialog in which something is done with the case, the text that an answer begins with, or the state that it is to come into. */
export type Opened =
  | 'call'
  | 'plan-call'
  | 'plan'
  | 'snooze'
  | 'answer'
  | 'quote'
  | 'application'
  | 'correct'
  | 'take-back'
  | { readonly answer: string }
  | { readonly state: string }

const CommandsContext = createContext<Commands | null>(null)

/** The case that shows, and what can be done with it. */
export function useCaseCommands(): Commands {
  const acts = use(CommandsContext)
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

type Props = { shown: ShownCase; mayWork: boolean; inWords: ChangeInWords; children: Elements }

/** Around everything that changes a case: what was done shows at once, and nothing of a colleague is overwritten. */
export function CaseCommands({ shown, mayWork, inWords, children }: Props) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [opened, open] = useState<Opened | null>(null)
  const [round, setRound] = useState(0)
  const actedOn = useRef<ShownCase | null>(null)
  const [conflict, setConflict] = useState<{ request: AnyRequest; found: CaseConflict } | null>(null)

  async function send(request: AnyRequest): Promise<ResultOf<KeyOfCommand<'status'>>> {
    // Every act takes its number and answers a conflict as this one does.
    const result = await callAtDesk(
      `POST /api/beheer/zaken/{nummer}/${request.act}` as KeyOfCommand<'status'>,
      {
        params: { nummer: shown.number, ...request.params },
        body: { version: shown.version, ...request.body } as BodyOf<KeyOfCommand<'status'>>,
      },
    )
    const found = !result.ok && result.kind === 'refused' && result.status === 409 ? result.body : undefined
    setConflict(found ? { request, found } : null)
    if (result.ok) {
      announce(commandTexts.saved)
      if (request.leaves) return result
      actedOn.current = shown
      await revalidate()
    }
    return result
  }
  // A button that did its work is often gone.
  useEffect(() => {
    if (actedOn.current === null || actedOn.current === shown) return
    actedOn.current = null
    focusTitleIfLost()
  }, [shown])

  /** Closes what was open: it was decided on what stood before. */
  const beginAgain = () => {
    setConflict(null)
    open(null)
    setRound(round + 1)
  }

  const redo = async ({ request, found }: NonNullable<typeof conflict>) => {
    const result = await send({ ...request, body: { ...request.body, version: found.conflict.version } })
    if (result.ok) {
      beginAgain()
      request.onDone?.(result.data)
    }
    return result.ok
  }

  return (
    <CommandsContext
      value={{
        shown,
        mayWork,
        opened,
        open,
        send: request => send(request as AnyRequest) as never,
      }}
    >
      <Fragment key={round}>{children}</Fragment>
      {conflict && (
        <ConflictDialog
          wanted={conflict.request.wanted}
          found={conflict.found}
          inWords={inWords}
          onRedo={() => redo(conflict)}
          onLeave={() => {
            beginAgain()
            void revalidate()
          }}
        />
      )}
    </CommandsContext>
  )
}
