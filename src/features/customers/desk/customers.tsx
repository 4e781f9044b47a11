import { Link, useSearchParams } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { FilterBar } from '../../../ui/desk/filter-bar.tsx'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { Pager } from '../../../ui/desk/pager.tsx'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import type { DeskAccount } from '../contract-desk.ts'
import { deskCustomerTexts } from '../texts-desk.ts'
import type { Route } from './+types/customers.ts'
import { StatusBadge } from './status-badge.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, deskCustomerTexts.title)

export const loader = ({ context, request }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/klanten', { query: Object.fromEntries(new URL(request.url).searchParams) })

const { columns: names } = deskCustomerTexts

const columns: readonly RowColumn<DeskAccount>[] = [
  {
    key: 'company',
    header: names.company,
    place: 'title',
    cell: ({ id, companyName }) => (
      <Link to={deskPaths.customer(id)} className={rowLink}>
        {companyName}
      </Link>
    ),
  },
  { key: 'contact', header: names.contact, cell: ({ contactName }) => contactName },
  { key: 'email', header: names.email, place: 'detail', cell: ({ email }) => email },
  { key: 'kvk', header: names.kvk, cell: ({ kvkNumber }) => kvkNumber },
  { key: 'city', header: names.city, place: 'detail', cell: ({ city }) => city },
  {
    key: 'standing',
    header: names.standing,
    place: 'badge',
    cell: ({ standing }) => <StatusBadge standing={standing} />,
  },
  {
    key: 'since',
    header: names.since,
    align: 'end',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{deskMoment(createdAt)}</time>,
  },
]

/** Customers and registrations, the newest first, or who is meant by what was typed. */
export default function Customers({ loaderData: { accounts, next, isCut } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <>
      <PageTitle intro={deskCustomerTexts.intro}>{deskCustomerTexts.title}</PageTitle>
      <FilterBar label={deskCustomerTexts.title}>
        <TextField
          type="search"
          name="zoek"
          label={deskCustomerTexts.search}
          defaultValue={query.get('zoek') ?? ''}
        />
      </FilterBar>
      {accounts.length > 0 ? (
        <RowTable
          caption={deskCustomerTexts.caption}
          columns={columns}
          rows={accounts}
          rowKey={({ id }) => id}
        />
      ) : (
        <Nothing isSearch={query.has('zoek')} />
      )}
      {isCut && <p>{deskCustomerTexts.cut}</p>}
      <Pager next={next} />
    </>
  )
}

const Nothing = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <Empty title={deskCustomerTexts.noneFound}>{deskCustomerTexts.noneFoundText}</Empty>
  ) : (
    <Empty title={deskCustomerTexts.none}>{deskCustomerTexts.noneText}</Empty>
  )
