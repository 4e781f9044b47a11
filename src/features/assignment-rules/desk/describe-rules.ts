import { caseKindNames, orderPurposeNames } from '../../cases/texts-desk.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import type { KeyOf } from '../../desk/components/versioned/merge-versions.ts'
import { type Describe, namedWords } from '../../desk/components/versioned/versioned.tsx'
import type { RulesPage, RuleTable } from '../contract-desk.ts'
import { rulesTexts as texts } from '../texts-desk.ts'

/** A rule is found again in another version by its name, an absence by whose it is. */
export const rowKey: KeyOf = (_list, { name, staffId }) => String(name ?? staffId ?? '') || null

type Named = readonly { readonly id: string; readonly name: string }[]

const from = (named: Named, none: string = '') =>
  namedWords(id => (id === '' ? none : named.find(each => each.id === id)?.name))

/** The name of a field of a rule or an absence, with whose it is, and a value of it as it is read. */
export function describeRules(
  path: string,
  { rules, absences }: RuleTable,
  page: RulesPage,
): ReturnType<Describe> {
  const [list, place, field] = path.split('.')
  const { colleagues, forms, resellers } = page
  const rule = list === 'rules' ? rules[Number(place)] : undefined
  const absence = list === 'absences' ? absences[Number(place)] : undefined
  const nameOf = (id: string) => colleagues.find(each => each.id === id)?.name ?? ''
  const of = (label: string) => texts.of(label, rule ? rule.name : nameOf(absence?.staffId ?? ''))
  switch (field) {
    case 'name':
    case 'postcodeFrom':
    case 'postcodeTo':
    case 'since':
    case 'until':
      return { label: of(texts[field]) }
    case 'kind':
      return { label: of(texts.kind), words: namedWords(kind => kinds[kind]) }
    case 'purpose':
      return { label: of(texts.purpose), words: namedWords(purpose => purposes[purpose]) }
    case 'productType':
      return { label: of(texts.product), words: namedWords(type => products[type]) }
    case 'formId':
      return { label: of(texts.form), words: from(forms, texts.anyForm) }
    case 'resellerId':
      return { label: of(texts.reseller), words: from(resellers, texts.anyReseller) }
    case 'members':
      return { label: of(texts.members), words: from(colleagues) }
    case 'replacementId':
      return { label: of(texts.replacement), words: from(colleagues, texts.noReplacement) }
    default:
      return list === 'rules'
        ? { label: rule ? of(texts.oneRule) : texts.rules, words: rowWords(({ name }) => String(name ?? '')) }
        : {
            label: absence ? of(texts.absences) : texts.absences,
            words: rowWords(({ staffId }) => nameOf(String(staffId))),
          }
  }
}

const kinds: Readonly<Record<string, string>> = { '': texts.anyKind, ...caseKindNames }
const purposes: Readonly<Record<string, string>> = { '': texts.anyPurpose, ...orderPurposeNames }
const products: Readonly<Record<string, string>> = { '': texts.anyProduct, ...productTypeNames }

/** A row that one of the versions lacks, or the rows of a list, by their names. */
const rowWords =
  (nameOf: (row: Readonly<Record<string, unknown>>) => string) =>
  (value: unknown): string => {
    const rows = Array.isArray(value) ? value : value ? [value] : []
    return rows.map(nameOf).join(', ') || texts.noRow
  }
