import { Link, useSearchParams } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { FilterBar } from '../../../ui/desk/filter-bar.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { Badge } from '../../../ui/kit/badge.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import type { Webhook } from '../contract-desk.ts'
import { healthTexts, listTexts as texts, webhooksTitle } from '../texts-desk.ts'
import type { Route } from './+types/webhooks-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, webhooksTitle)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/webhooks')

/** How a webhook does. */
export function HealthBadge({ status, failingSince, waiting, lastSuccessAt }: Webhook) {
  if (status === 'off') return <Badge tone="failed">{healthTexts.off}</Badge>
  if (status === 'paused') return <Badge tone="ended">{healthTexts.paused}</Badge>
  if (failingSince !== null) return <Badge tone="failed">{healthTexts.failing}</Badge>
  if (waiting > 0) return <Badge tone="waiting">{healthTexts.waiting(waiting)}</Badge>
  if (lastSuccessAt === null) return <Badge tone="waiting">{healthTexts.unused}</Badge>
  return <Badge tone="done">{healthTexts.active}</Badge>
}

const columns: readonly RowColumn<Webhook>[] = [
  {
    key: 'name',
    header: texts.name,
    place: 'title',
    cell: ({ id, name }) => (
      <Link to={deskPaths.webhook(id)} className={rowLink}>
        {name}
      </Link>
    ),
  },
  { key: 'receiver', header: texts.receiver, place: 'detail', cell: ({ url }) => new URL(url).host },
  { key: 'owner', header: texts.owner, cell: ({ client }) => client?.name ?? texts.own },
  {
    key: 'success',
    header: texts.success,
    cell: ({ lastSuccessAt }) => (lastSuccessAt === null ? texts.never : deskMoment(lastSuccessAt)),
  },
  { key: 'state', header: texts.state, place: 'badge', cell: webhook => <HealthBadge {...webhook} /> },
]

/** Receivers of events, and how each does. */
export default function WebhooksPage({ loaderData: { webhooks, clients } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const owner = query.get('koppeling') ?? ''
  const shown = owner === '' ? webhooks : webhooks.filter(({ client }) => client?.id === owner)
  return (
    <>
      <PageHead
        title={webhooksTitle}
        back={{ to: deskPaths.apiClients, label: texts.toClients }}
        intro={texts.intro}
        actions={<LinkButton to={deskPaths.newWebhook}>{texts.add}</LinkButton>}
      />
      {(clients.length > 0 || owner !== '') && (
        <FilterBar label={webhooksTitle}>
          <SelectField
            name="koppeling"
            label={texts.ofClient}
            options={[
              { value: '', label: texts.everyOwner },
              ...clients.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            defaultValue={owner}
          />
        </FilterBar>
      )}
      {shown.length > 0 && (
        <RowTable caption={webhooksTitle} columns={columns} rows={shown} rowKey={({ id }) => id} />
      )}
      {shown.length === 0 && owner !== '' && (
        <Empty title={texts.noneOfClient}>{texts.noneOfClientText}</Empty>
      )}
      {webhooks.length === 0 && owner === '' && <Empty title={texts.none}>{texts.noneText}</Empty>}
    </>
  )
}
