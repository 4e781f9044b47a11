import * as z from 'zod/mini'
import { cleanLines } from '../domain/typed-text.ts'
import { emailField, fillIn, optionalText, phoneField, postcodeField, requiredText } from './fields.ts'

/** How a field of a website form is asked and judged; posted as `dataType[name]` (marketing-site §3). */
export const siteFieldKinds = [
  'text',
  'email',
  'tel',
  'postcode',
  'textarea',
  'select',
  'radio',
  'checkbox',
] as const
export type SiteFieldKind = (typeof siteFieldKinds)[number]

/** What the rules need to know of a field. */
export type SiteField = {
  readonly label: string
  readonly kind: SiteFieldKind
  readonly required: boolean
  /** What is said of it while it is empty, where it asks for something of somebody else. */
  readonly missing?: string
  /** What can be chosen in a select or a radio group. */
  readonly options?: readonly string[]
}

/** Longest input, in characters. */
export const longestSiteField = { text: 100, message: 4000 } as const

/** How a box is kept: whether it was ticked. */
export const boxAnswers = { ticked: 'Ja', unticked: 'Nee' } as const

/** Everything that may stand in a message: lines and tabs, but no other control character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** The rule of one field, the same in the browser and on the server; out comes the answer as it is kept. */
export function siteFieldRule(field: SiteField): z.ZodMiniType<string> {
  const { kind, label, required, options = [] } = field
  switch (kind) {
    case 'checkbox':
      return checkbox(field)
    case 'select':
    case 'radio':
      return orEmpty(field, z.enum(options, { error: chooseOne(label) }))
    case 'email':
      return orEmpty(field, emailField)
    case 'tel':
      return orEmpty(field, phoneField)
    case 'postcode':
      return orEmpty(field, postcodeField)
    case 'textarea':
      return message(field)
    case 'text':
      return required
        ? requiredText(label, longestSiteField.text, missingIn(field))
        : optionalText(label, longestSiteField.text)
  }
}

/** After a question as after a name: `Waar gaat het over? Maak een keuze`, `Soort: maak een keuze`. */
const chooseOne = (label: string): string =>
  label.endsWith('?') ? `${label} Maak een keuze` : `${label}: maak een keuze`

/** After a question `Voor welke functie? Vul dit in`; `Vul je huidige aanbieder in` after `Je huidige aanbieder`. */
const missingIn = ({ label, missing }: SiteField): string =>
  missing ?? (label.endsWith('?') ? `${label} Vul dit in` : fillIn(label.replace(/^(Je|Jouw) /, '')))

const message = (field: SiteField): z.ZodMiniType<string> =>
  z._default(
    z.string().check(
      z.overwrite(cleanLines),
      z.minLength(field.required ? 1 : 0, { error: missingIn(field) }),
      z.maxLength(longestSiteField.message, {
        error: `${field.label} mag uit hoogstens ${longestSiteField.message} tekens bestaan`,
      }),
      z.refine(text => !unprintable.test(text), {
        error: `${field.label} bevat tekens die we niet kunnen lezen`,
      }),
    ),
    '',
  )

/** An unticked box is posted as `false` (marketing-site §3), by a browser without script not at all. */
function checkbox({ label, required }: SiteField): z.ZodMiniType<string> {
  const ticked = z.pipe(
    z.enum(['true', 'on'], { error: `Vink aan: ${label}` }),
    z.transform(() => boxAnswers.ticked),
  )
  const unticked = z.pipe(
    z._default(z.enum(['false', '']), 'false'),
    z.transform(() => boxAnswers.unticked),
  )
  return required ? ticked : z.union([ticked, unticked])
}

/** What may stay empty is judged only where something stands in it; then its own rule says what is wrong. */
const orEmpty = ({ required }: SiteField, rule: z.ZodMiniType<string>): z.ZodMiniType<string> =>
  required
    ? rule
    : z.union([z._default(z.literal(''), ''), rule], {
        error: issue => (issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined),
      })
