import type { FactPart } from '../../case-desk/case-parts.ts'
import { caseCoverageTexts as texts } from '../texts-case.ts'
import { CaseLookUp } from './case-look-up.tsx'

type Shown = {
  readonly kind: string
  /** ISO 8601; null while it is open. */
  readonly closedAt: string | null
  /** The place that was asked about; null where none was. */
  readonly enquiry: object | null
  readonly place: { readonly line: string } | null
}

/** The look-up of the address that a case asks about, among what is known of it; nothing where it asks about none. */
export function coverageFacts({ kind, closedAt, enquiry, place }: Shown): readonly FactPart[] {
  if (enquiry === null) return []
  return [
    {
      title: texts.title,
      summary: place?.line ?? '',
      open: kind === 'fibre-enquiry' && closedAt === null,
      content: <CaseLookUp />,
    },
  ]
}
