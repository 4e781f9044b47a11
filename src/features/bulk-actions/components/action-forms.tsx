import { useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { asFormFields } from '../../../common/contract/failure.ts'
import { newId } from '../../../common/new-id.ts'
import { addDays, dutchDay } from '../../../common/working-days.ts'
import { Fields, Form, LeaveButton, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type CaseKind, caseKinds } from '../../cases/case-kinds.ts'
import { caseTable, isOver } from '../../cases/case-states.ts'
import { snoozeTexts } from '../../cases/snooze-texts.ts'
import { reasonError, reasonsFor } from '../../cases/state-reasons.ts'
import { caseKindNames, moveLabels } from '../../cases/texts-desk.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { type Load, mostLoad } from '../../work-list/contract.ts'
import type { BulkAction } from '../bulk-action.ts'
import { type CaseSelection, SnoozeAction } from '../contract-desk.ts'
import { bulkDialogTexts as texts } from '../texts-dialogs.ts'

export type ActionFormProps = {
  selection: CaseSelection
  onMade: (id: string) => void
  onLeave: () => void
}

type FormOptions<Values extends FieldValues, Output extends BulkAction> = ActionFormProps & {
  schema: z.ZodMiniType<Output, Values>
  initial: Values
}

/** A form of what is done with the chosen cases; sent, it is a job that is previewed, and sent once more another one. */
export function useActionForm<Values extends FieldValues, Output extends BulkAction>({
  schema,
  initial,
  selection,
  onMade,
}: FormOptions<Values, Output>) {
  // Sent again after an answer that was lost, it makes one job; changed since, it is another.
  const [last, setLast] = useState({ id: newId(), content: '' })
  return useContractForm<Values, Output, string>({
    schema,
    initial,
    idPrefix: 'bulk-',
    send: async action => {
      const content = JSON.stringify({ selection, action })
      const id = last.content === content ? last.id : newId()
      setLast({ id, content })
      const outcome = outcomeOf(
        await submit('POST /api/beheer/taken', { id, selection, action } as never, { through: callAtDesk }),
      )
      if (outcome.kind === 'refused') return { ...outcome, errors: asFormFields(outcome.errors, 'action') }
      if (outcome.kind === 'failed') return outcome
      setLast({ id: newId(), content: '' })
      return { kind: 'taken', data: id }
    },
    onTaken: onMade,
  })
}

type FrameProps = {
  form: Parameters<typeof Form>[0]['form']
  onLeave: () => void
  children: Parameters<typeof Fields>[0]['children']
}

export const Frame = ({ form, onLeave, children }: FrameProps) => (
  <Form
    form={form}
    failed={texts.failed}
    actions={
      <>
        <SubmitButton small>{texts.preview}</SubmitButton>
        <LeaveButton small onClick={onLeave}>
          {texts.leave}
        </LeaveButton>
      </>
    }
  >
    <Fields>{children}</Fields>
  </Form>
)

/** Colleagues with their work, the least open first. */
export const loadOptions = (colleagues: readonly Load[]) => {
  const upTo = (count: number) => (count >= mostLoad ? `${mostLoad}+` : String(count))
  return colleagues.map(({ id, name, open, late, today }) => ({
    value: id,
    label: texts.load({ name, open: upTo(open), late: upTo(late), today: upTo(today) }),
  }))
}

const nobody = 'niemand'

/** A field has no value for nobody, and begins without a choice. */
const AssigneeChoice = z.pipe(
  z.object({ assignee: z.string().check(z.minLength(1, { error: texts.assigneeMissing })) }),
  z.transform(
    ({ assignee }): BulkAction => ({ act: 'assign', assignee: assignee === nobody ? null : assignee }),
  ),
)

export function AssignForm({ colleagues, ...props }: ActionFormProps & { colleagues: readonly Load[] }) {
  const form = useActionForm({ ...props, schema: AssigneeChoice, initial: { assignee: '' } })
  return (
    <Frame form={form} onLeave={props.onLeave}>
      <SelectField
        {...form.control('assignee')}
        label={texts.assignee}
        placeholder={texts.chooseAssignee}
        defaultValue=""
        options={[...loadOptions(colleagues), { value: nobody, label: texts.nobody }]}
      />
    </Frame>
  )
}

export function SnoozeForm(props: ActionFormProps) {
  const today = dutchDay(new Date())
  const form = useActionForm({
    ...props,
    schema: SnoozeAction,
    initial: { act: 'snooze', until: '', untilAnswer: false } as {
      act: 'snooze'
      until: string
      untilAnswer?: boolean
    },
  })
  const { ref, id, name, onChange, onBlur } = form.control('untilAnswer')
  return (
    <Frame form={form} onLeave={props.onLeave}>
      <p>{snoozeTexts.intro}</p>
      <TextField {...form.field('until')} type="date" min={addDays(today, 1)} />
      <Checkbox
        label={snoozeTexts.untilAnswer}
        hint={snoozeTexts.untilAnswerHint}
        {...{ ref, id, name, onChange, onBlur }}
      />
    </Frame>
  )
}

/** States that staff choose for many cases, of each kind; `isFinal` those that end a case. */
const statesOf = (kind: CaseKind, isFinal: boolean) =>
  Object.keys(moveLabels[kind])
    .filter(state => isOver(kind, state) === isFinal && state !== 'accepted' && state !== 'approved')
    .map(state => ({
      value: `${kind}:${state}`,
      label: `${caseKindNames[kind]}: ${caseTable(kind).states[state]?.label ?? state}`,
    }))

const isKind = (name: string): name is CaseKind => caseKinds.some(kind => kind === name)

/** A kind with its state is one choice: `form:closed`. */
const partsOf = (choice: string) => {
  const [kind = '', state = ''] = choice.split(':')
  return { kind: isKind(kind) ? kind : null, state }
}

const StateChoice = z.pipe(
  z
    .object({
      choice: z.string().check(z.minLength(1, { error: texts.chooseState })),
      reason: z.nullable(z.string()),
      words: z.string(),
      mail: z.boolean(),
    })
    .check(({ value, issues }) => {
      const { kind, state } = partsOf(value.choice)
      const wrong = kind && reasonError(reasonsFor(kind, state), value)
      if (wrong) issues.push({ code: 'custom', path: [wrong.field], message: wrong.message, input: value })
    }),
  z.transform(({ choice, ...rest }): BulkAction => {
    const { kind, state } = partsOf(choice)
    return { act: 'state', kind: kind ?? 'order', state, ...rest }
  }),
)

export function StateForm({
  isFinal,
  kinds,
  ...props
}: ActionFormProps & { isFinal: boolean; kinds: readonly CaseKind[] }) {
  const form = useActionForm({
    ...props,
    schema: StateChoice,
    initial: { choice: '', reason: null as string | null, words: '', mail: false },
  })
  const choice = useWatch({ control: form.form.control, name: 'choice' })
  const { kind, state } = partsOf(choice)
  const reasons = kind ? Object.entries(reasonsFor(kind, state)) : []
  const { ref, id, name, onChange, onBlur } = form.control('mail')
  return (
    <Frame form={form} onLeave={props.onLeave}>
      <SelectField
        {...form.control('choice', { onChange: () => form.form.setValue('reason', null) })}
        label={texts.state}
        placeholder={texts.chooseState}
        defaultValue=""
        options={kinds.flatMap(each => statesOf(each, isFinal))}
      />
      {reasons.length > 0 && (
        <SelectField
          key={choice}
          {...form.control('reason')}
          label={texts.reason}
          placeholder={texts.chooseReason}
          defaultValue=""
          options={reasons.map(([value, label]) => ({ value, label }))}
        />
      )}
      {reasons.length > 0 && <TextArea {...form.control('words')} label={texts.words} rows={3} optional />}
      <Checkbox label={texts.mailCustomer} {...{ ref, id, name, onChange, onBlur }} />
    </Frame>
  )
}
