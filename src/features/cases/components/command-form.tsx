import { type ReactElement, type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { newId } from '../../../common/new-id.ts'
import { Fields, Form, LeaveButton, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import type { Memory } from '../../../ui/forms/use-memory.ts'
import { commandTexts } from '../texts-desk.ts'
import {
  type CaseCommand,
  type CommandAnswer,
  type CommandBody,
  type CommandRequest,
  useCaseCommands,
} from './case-commands.tsx'
import type { Wanted } from './conflict-dialog.tsx'

type Options<Values extends FieldValues, Output, Name extends CaseCommand> = {
  /** The act as the contract has it, its id and version included. */
  schema: z.ZodMiniType<Output, Values>
  /** Initial values of the fields, except id and version. */
  initial: Omit<Values, 'id' | 'version'>
  act: Name
  /** Errors that no schema of one field can say. */
  refusals?: (values: Values) => FieldErrors
  wanted: (values: Output) => readonly Wanted[]
  memory?: Memory<Values>
  /** Whether who does it does not see the case any more. */
  leaves?: boolean
  onDone: (data: CommandAnswer<Name>) => void
}

/** A form of an act on the case that shows: pressed twice it is done once, and what a colleague did meanwhile shows. */
export function useCommandForm<
  Values extends FieldValues,
  Output extends CommandBody<Name>,
  Name extends CaseCommand,
>({ schema, initial, act, refusals, wanted, memory, leaves, onDone }: Options<Values, Output, Name>) {
  const { shown, send } = useCaseCommands()
  const [id] = useState(newId)
  return useContractForm<Values, Output, CommandAnswer<Name>>({
    schema,
    initial: { ...initial, id, version: shown.version } as unknown as Values,
    idPrefix: `${act}-`,
    ...(refusals && { refusals }),
    ...(memory && { memory }),
    send: async values =>
      outcomeOf<CommandAnswer<Name>>(
        await send({
          act,
          body: values,
          wanted: wanted(values),
          leaves,
          onDone,
        } as unknown as CommandRequest<Name>),
      ),
    onTaken: data => onDone(data as CommandAnswer<Name>),
  })
}

type FrameProps = {
  form: Parameters<typeof Form>[0]['form']
  /** The button that sends it; left out where buttons among the fields do. */
  submit?: string
  /** Called before the button sends it. */
  onSubmit?: () => void
  /** Other buttons that send it. */
  others?: ReactElement | false
  onCancel: () => void
  children: ReactNode
}

/** The fields of an act with its buttons. */
export const CommandForm = ({ form, submit, onSubmit, others, onCancel, children }: FrameProps) => (
  <Form
    form={form}
    failed={commandTexts.failed}
    actions={
      <>
        {submit && (
          <SubmitButton small onClick={onSubmit}>
            {submit}
          </SubmitButton>
        )}
        {others}
        <LeaveButton small onClick={onCancel}>
          {commandTexts.leave}
        </LeaveButton>
      </>
    }
  >
    <Fields>{children}</Fields>
  </Form>
)
