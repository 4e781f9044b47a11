import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskDay, deskMoment } from '../../../common/desk-moments.ts'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { Badge } from '../../../ui/kit/badge.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import type { ApiClient } from '../contract-desk.ts'
import { clientsTitle, clientListTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/clients-page.ts'
import { UsageBars } from './usage-bars.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, clientsTitle)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/koppelingen')

/** How a client stands, in a word. */
export function ClientBadge({ hasExpired, keys, isTest }: Pick<ApiClient, 'hasExpired' | 'keys' | 'isTest'>) {
  if (hasExpired) return <Badge tone="ended">{texts.expired}</Badge>
  if (keys.length === 0) return <Badge tone="ended">{texts.noKey}</Badge>
  return isTest ? <Badge tone="waiting">{texts.test}</Badge> : <Badge tone="done">{texts.live}</Badge>
}

const columns: readonly RowColumn<ApiClient>[] = [
  {
    key: 'name',
    header: texts.name,
    place: 'title',
    cell: ({ id, name }) => (
      <Link to={deskPaths.apiClient(id)} className={rowLink}>
        {name}
      </Link>
    ),
  },
  {
    key: 'owner',
    header: texts.owner,
    place: 'detail',
    cell: ({ reseller }) => reseller?.name ?? texts.ownSystem,
  },
  {
    key: 'used',
    header: texts.lastUse,
    place: 'detail',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? texts.never : deskMoment(lastUsedAt)),
  },
  { key: 'calls', header: texts.calls, cell: ({ calls }) => <UsageBars calls={calls} /> },
  {
    key: 'expires',
    header: texts.expires,
    cell: ({ expiresOn }) =>
      expiresOn === null ? texts.forever : deskDay(new Date(`${expiresOn}T12:00:00Z`)),
  },
  { key: 'state', header: texts.state, place: 'badge', cell: client => <ClientBadge {...client} /> },
]

/** Clients of the API: who they are, when they last called and how much. */
export default function ClientsPage({ loaderData: { clients } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        intro={texts.intro}
        actions={
          <>
            <LinkButton to={deskPaths.newApiClient}>{texts.add}</LinkButton>
            <LinkButton variant="secondary" to={deskPaths.webhooks}>
              {texts.webhooks}
            </LinkButton>
            <LinkButton variant="secondary" to="/api/docs" reloadDocument>
              {texts.docs}
            </LinkButton>
          </>
        }
      >
        {clientsTitle}
      </PageTitle>
      {clients.length > 0 ? (
        <RowTable caption={clientsTitle} columns={columns} rows={clients} rowKey={({ id }) => id} />
      ) : (
        <Empty title={texts.none}>{texts.noneText}</Empty>
      )}
    </>
  )
}
