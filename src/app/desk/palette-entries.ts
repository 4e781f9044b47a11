import { deskPaths } from '../../api/desk-paths.ts'
import { holdsWords } from '../../common/folded.ts'
import { formatOrderNumber } from '../../common/order-number.ts'
import { stateLabelOf } from '../../features/cases/case-states.ts'
import { caseNameOf } from '../../features/cases/texts-desk.ts'
import type { DeskAccount } from '../../features/customers/contract-desk.ts'
import type { PaletteAct } from '../../features/desk/components/palette-acts.ts'
import type { WorkItem } from '../../features/work-list/contract.ts'
import { paletteTexts } from './palette-texts.ts'

export type Page = { readonly path: string; readonly label: string }

/** A choice in the palette: somewhere to go, or something to do. */
export type Entry = {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly key?: string | undefined
} & ({ readonly path: string } | { readonly run: () => void })

export type Group = { readonly name: string; readonly entries: readonly Entry[] }

/** Cases and customers that the server found. */
export type Found = {
  readonly cases: readonly WorkItem[]
  readonly customers: readonly DeskAccount[]
  readonly isAsking: boolean
}

const mostOfEach = 6

const caseEntry = ({
  number,
  kind,
  purpose,
  formName,
  state,
  organizationName,
  contactName,
}: WorkItem): Entry => ({
  id: `zaak-${number}`,
  label: organizationName ?? contactName ?? formatOrderNumber(number),
  detail: `${formName ?? caseNameOf({ kind, purpose })} ${formatOrderNumber(number)}, ${stateLabelOf({ kind, purpose }, state)}`,
  path: deskPaths.case(number),
})

const customerEntry = ({ id, companyName, contactName, city }: DeskAccount): Entry => ({
  id: `klant-${id}`,
  label: companyName,
  detail: [contactName, city].filter(Boolean).join(', '),
  path: deskPaths.customer(id),
})

type Sources = {
  readonly typed: string
  readonly acts: readonly PaletteAct[]
  readonly pages: readonly Page[]
  readonly found: Found
}

/** The choices for what was typed, those of this page first; groups without any are left out. */
export function groupsOf({ typed, acts, pages, found }: Sources): readonly Group[] {
  const { groups: names } = paletteTexts
  return [
    {
      name: names.acts,
      entries: acts
        .filter(({ label }) => holdsWords(label, typed))
        .map(
          ({ label, key, run }): Entry => ({ id: `actie-${label.replaceAll(/\W+/g, '-')}`, label, key, run }),
        ),
    },
    { name: names.cases, entries: found.cases.slice(0, mostOfEach).map(caseEntry) },
    { name: names.customers, entries: found.customers.slice(0, mostOfEach).map(customerEntry) },
    {
      name: names.pages,
      entries: pages
        .filter(({ label }) => holdsWords(label, typed))
        .map(({ path, label }): Entry => ({ id: `pagina-${path.replaceAll('/', '-')}`, label, path })),
    },
  ].filter(({ entries }) => entries.length > 0)
}
