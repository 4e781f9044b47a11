import type { Mailbox } from '../../common/mailboxes.ts'
import type { SiteField } from './contract.ts'

/* The parts of a website form (site-forms.ts lists all forms). */

export type FormField = SiteField & {
  readonly name: string
  /** Name of the field in e-mails, posted as `dataPretty[name]`; the label by default. */
  readonly pretty?: string
  readonly hint?: string
  /** The answer that the page gives itself: posted, and not asked. */
  readonly given?: string | undefined
  /** HTML autofill tokens. */
  readonly autoComplete?: string
  /** Advice for each option, in the order of the options; the last step combines the advice for the chosen ones. */
  readonly advice?: readonly { readonly label: string; readonly to: string }[]
}

/** Fields of a form that are asked together, by their names. */
export type FormStep = { readonly title: string; readonly text?: string; readonly fields: readonly string[] }

export type SiteForm = {
  readonly id: string
  /** Which call takes the form (src/features/forms/contract.ts). */
  readonly endpoint: 'universal' | 'ebook' | 'security-check'
  readonly title: string
  /** Subject of the mail to staff. */
  readonly subject: string
  /** Name of the mailbox that it goes to; the server knows its address. */
  readonly target: Mailbox
  readonly fields: readonly FormField[]
  /** Each field in one of them; a form without steps asks everything at once. */
  readonly steps?: readonly FormStep[]
  readonly button: string
  readonly success: { readonly title: string; readonly text: string }
  /** Whether its sender wants to be called, rather than answered. */
  readonly asksForCall?: true
  /** Mail to the sender; null if none is sent. */
  readonly confirmation: { readonly heading: string; readonly text: string } | null
  /** The webhook that is told of it, by the name that configuration knows it by. */
  readonly webhook?: 'webinar'
}

/** Name of a field in e-mails. */
export const prettyName = ({ pretty, label }: FormField): string => pretty ?? label

/**
 * The fields with what a page answers itself, by their names.
 * @throws where there is no such field
 */
export function withGiven(fields: readonly FormField[], given: Readonly<Record<string, string>>) {
  const unknown = Object.keys(given).filter(key => !fields.some(({ name }) => name === key))
  if (unknown.length > 0) throw new Error(`The form has no field ${unknown.join(', ')}`)
  return fields.map(field => ({ ...field, given: given[field.name] }))
}
