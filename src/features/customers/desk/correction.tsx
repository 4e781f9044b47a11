import { useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { commonTexts } from '../../../common/texts.ts'
import { Form, LeaveButton, SubmitButton } from '../../../ui/forms/form.tsx'
import type { Outcome } from '../../../ui/forms/submit.ts'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import type { ContractForm } from '../../../ui/forms/use-contract-form.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { auditFieldName } from '../../audit/texts-facts.ts'
import type { ChangedMeanwhile, DeskCustomer } from '../contract-desk.ts'
import { customerPartTexts } from '../texts-desk.ts'
import styles from './customers.module.css'

/** Props of a correction form. */
export type CorrectionProps = {
  customer: DeskCustomer
  onSaved: () => void
  onCancel: () => void
}

const { conflict: texts } = customerPartTexts

/** A refusal, of which 409 says what stands there now. */
type Refused =
  | { readonly status: 409; readonly body: ChangedMeanwhile }
  | { readonly status: 401 | 403 | 404 | 413 | 415 | 422 | 429; readonly body: unknown }

/**
 * Sends a correction of what was there when the form was opened. Where a colleague or the customer was first, what stands there
 * now is kept beside what is typed, and the next press counts for that.
 */
export function useCorrection<Values>(
  customer: DeskCustomer,
  save: (body: Values & { version: string }) => Promise<CallResult<DeskCustomer, Refused>>,
) {
  const [version, setVersion] = useState(customer.version)
  const [meanwhile, setMeanwhile] = useState<DeskCustomer | null>(null)

  async function send(values: Values): Promise<Outcome<DeskCustomer>> {
    const result = await save({ ...values, version })
    if (!result.ok && result.kind === 'refused' && result.status === 409) {
      const { customer: now } = result.body
      setVersion(now.version)
      setMeanwhile(now)
      return { kind: 'failed', title: texts.title, message: texts.again }
    }
    if (result.ok) setMeanwhile(null)
    return outcomeOf(result)
  }
  return { send, meanwhile }
}

type Flat = Readonly<Record<string, string>>

/** Both versions of each field that differs: what stands there now, and what is typed. */
function Conflict({ now, typed }: { now: Flat; typed: Flat }) {
  const differing = Object.keys(now).filter(field => field in typed && now[field] !== typed[field])
  return (
    <Notice kind="warning" title={texts.title} announced>
      <p>{texts.text}</p>
      <dl className={styles.versions}>
        {differing.map(field => (
          <div key={field}>
            <dt>{auditFieldName(field)}</dt>
            <dd>
              <ins>{now[field]}</ins> <span>{`(${texts.yours}: ${typed[field]})`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

type FormProps = {
  form: ContractForm
  /** Values that somebody else saved meanwhile, in the shape of the form; null if nobody did. */
  now: object | null
  typed: object
  onCancel: () => void
  children: Elements
}

/** The form of a correction: what somebody else changed meanwhile stands above its fields. */
export const CorrectionForm = ({ form, now, typed, onCancel, children }: FormProps) => (
  <Form
    form={form}
    failed={formFailures.notSaved}
    actions={
      <>
        <SubmitButton small>{customerPartTexts.save}</SubmitButton>
        <LeaveButton onClick={onCancel}>{commonTexts.cancel}</LeaveButton>
      </>
    }
  >
    {now && <Conflict now={flat(now)} typed={flat(typed)} />}
    {children}
    <p>{customerPartTexts.told}</p>
  </Form>
)

/** Values by the path of their field, as words. */
const flat = (values: object, before = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(values).map(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? flat(value, `${before}${name}.`)
        : { [before + name]: String(value ?? '') },
    ),
  )
