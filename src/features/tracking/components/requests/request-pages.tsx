import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Empty } from '../../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { productTypes } from '../../../catalogue/product.ts'
import { productTypeNames } from '../../../catalogue/texts.ts'
import { requestListTexts as texts } from '../../../customers/texts.ts'
import { requestPageSize, requestStatuses } from '../../contract-mijn.ts'
import { type ListedRequest, RequestList } from './request-list.tsx'
import styles from './request-pages.module.css'

type Props = {
  /** A page of them, and one more where others follow. */
  requests: readonly ListedRequest[]
  /** Path of the list. */
  path: string
  /** Which product types there are at all; a single one is not chosen from. */
  types?: typeof productTypes | readonly []
  /** In place of a list that holds nothing yet. */
  none: ReactNode
}

/** Orders or quotes, a page at a time, narrowed by what the address asks for. */
export function RequestPages({ requests, path, types = productTypes, none }: Props) {
  const [query] = useSearchParams()
  const isNarrowed = query.has('stand') || query.has('soort')
  if (requests.length === 0 && !isNarrowed && !query.has('na')) return none
  const shown = requests.slice(0, requestPageSize)
  const last = shown.at(-1)
  /** The list with something else asked for, from its newest on. */
  const narrowed = (name: string, value: string | null) => {
    const next = new URLSearchParams(query)
    next.delete('na')
    if (value === null) next.delete(name)
    else next.set(name, value)
    return addressOf(path, next)
  }
  return (
    <>
      <nav className={styles.filters} aria-label={texts.filters}>
        <Choices
          name="stand"
          all={texts.standing.all}
          choices={requestStatuses.map(each => [each, texts.standing[each]])}
          to={narrowed}
        />
        {types.length > 1 && (
          <Choices
            name="soort"
            all={texts.allTypes}
            choices={types.map(type => [type, productTypeNames[type]])}
            to={narrowed}
          />
        )}
      </nav>
      {last ? (
        <RequestList requests={shown} />
      ) : (
        <Empty title={texts.none} actions={<LinkButton to={path}>{texts.clear}</LinkButton>}>
          {texts.noneText}
        </Empty>
      )}
      {(query.has('na') || requests.length > shown.length) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {query.has('na') && <Link to={narrowed('na', null)}>{texts.newest}</Link>}
          {last && requests.length > shown.length && (
            <Link to={olderThan(path, query, last.number)}>{texts.older}</Link>
          )}
        </nav>
      )}
    </>
  )
}

function olderThan(path: string, query: URLSearchParams, number: string): string {
  const next = new URLSearchParams(query)
  next.set('na', number.replaceAll('-', ''))
  return addressOf(path, next)
}

const addressOf = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path

type ChoicesProps = {
  name: string
  /** Label of the option for all. */
  all: string
  choices: readonly (readonly [string, string])[]
  to: (name: string, value: string | null) => string
}

/** Links of which one is chosen. */
function Choices({ name, all, choices, to }: ChoicesProps) {
  const [query] = useSearchParams()
  const chosen = query.get(name)
  return (
    <ul className={`plain-list ${styles.choices}`}>
      {([[null, all], ...choices] as const).map(([value, label]) => (
        <li key={label}>
          <Link
            to={to(name, value)}
            className={styles.choice}
            aria-current={chosen === value ? 'true' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
