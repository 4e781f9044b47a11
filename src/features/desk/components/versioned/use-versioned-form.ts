import { useCallback } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldErrors } from '../../../../common/contract/failure.ts'
import type { FailedOutcome } from '../../../../ui/forms/submit.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { versionedTexts as texts } from '../../texts.ts'
import { type Newest, useVersionedDraft, type Version, type VersionedOptions } from './use-versioned-draft.ts'

/** The outcome of storing it over a version. */
export type Sent<Item, Data> =
  /** `now`: the version that it became; null of a new one, which the page shows elsewhere. */
  | { readonly kind: 'stored'; readonly now: Version<Item> | null; readonly data: Data }
  /** Somebody else was faster. */
  | { readonly kind: 'met'; readonly newest: Newest<Item> }
  | FailedOutcome

type Options<Values extends FieldValues, Output, Item, Data> = VersionedOptions<Values, Item> & {
  readonly schema: z.ZodMiniType<Output, Values>
  /** @param base the item that is typed over */
  readonly refusals?: (values: Values, base: Item) => FieldErrors
  readonly idPrefix?: string
  /** @param typed the values as they stand in the fields */
  readonly send: (values: Output, base: Version<Item>, typed: Values) => Promise<Sent<Item, Data>>
  readonly onStored: (data: Data) => void
  /** Something is typed after it was stored. */
  readonly onTyped?: () => void
}

/** A form of the kit (src/ui/forms) over an item that colleagues change too. */
export function useVersionedForm<Values extends FieldValues, Output, Item, Data>({
  schema,
  refusals,
  idPrefix,
  send,
  onStored,
  onTyped,
  ...versioned
}: Options<Values, Output, Item, Data>) {
  const draft = useVersionedDraft(versioned)
  const announce = useAnnounce()
  const idOf = useCallback((path: string) => (idPrefix ?? '') + path, [idPrefix])
  const fields = useContractForm<Values, Output, Data>({
    schema,
    initial: draft.initial,
    ...(refusals && { refusals: (values: Values) => refusals(values, draft.base().item) }),
    ...(idPrefix !== undefined && { idPrefix }),
    memory: {
      save(values) {
        onTyped?.()
        draft.keep(values)
      },
    },
    async send(values) {
      const sent = await send(values, draft.base(), fields.form.getValues())
      if (sent.kind === 'stored') {
        if (sent.now) {
          draft.stored(sent.now)
          fields.form.reset(versioned.typedOf(sent.now.item))
        } else draft.startAgain()
        return { kind: 'taken', data: sent.data }
      }
      if (sent.kind !== 'met') return sent
      fields.form.reset(draft.meet(sent.newest, fields.form.getValues()))
      announce(texts.title)
      return { kind: 'met' }
    },
    onTaken: onStored,
  })
  return {
    ...fields,
    /** Props of `Versioned`. */
    versioned: {
      wasRestored: draft.wasRestored,
      meeting: draft.meeting,
      idOf,
      onTake(path: string, value: unknown) {
        fields.form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
        })
        draft.settle(path)
      },
      onStartAgain() {
        draft.startAgain()
        fields.form.reset(versioned.typedOf(draft.follow().item))
      },
    },
  }
}
