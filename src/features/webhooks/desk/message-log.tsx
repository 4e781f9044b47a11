import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { Pager } from '../../../ui/desk/pager.tsx'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { Badge, type BadgeTone } from '../../../ui/kit/badge.tsx'
import type { WebhookDetails, WebhookMessage } from '../contract-desk.ts'
import { logTexts as texts, typeNames } from '../texts-desk.ts'

const tones: Readonly<Record<WebhookMessage['state'], BadgeTone>> = {
  waiting: 'waiting',
  delivered: 'done',
  failed: 'failed',
}

/** How a message stands. */
export const StateBadge = ({ state }: Pick<WebhookMessage, 'state'>) => (
  <Badge tone={tones[state]}>{texts.states[state]}</Badge>
)

const columnsOf = (webhookId: string): readonly RowColumn<WebhookMessage>[] => [
  {
    key: 'type',
    header: texts.type,
    place: 'title',
    cell: ({ id, type }) => (
      <Link to={deskPaths.webhookMessage(webhookId, id)} className={rowLink}>
        {typeNames[type]}
      </Link>
    ),
  },
  {
    key: 'created',
    header: texts.created,
    place: 'detail',
    cell: ({ createdAt }) => deskMoment(createdAt),
  },
  { key: 'attempts', header: texts.attempts, cell: ({ attempts }) => attempts },
  {
    key: 'answer',
    header: texts.answer,
    place: 'detail',
    cell: ({ attempts, lastStatus, dueAt }) =>
      [
        attempts > 0 && (lastStatus ?? texts.noAnswer),
        attempts > 0 && dueAt !== null && texts.next(deskMoment(dueAt)),
      ]
        .filter(Boolean)
        .join(', '),
  },
  { key: 'state', header: texts.state, place: 'badge', cell: message => <StateBadge {...message} /> },
]

/** The messages of a webhook, the newest first. */
export function MessageLog({
  webhook: { id },
  messages,
  hasMore,
}: Pick<WebhookDetails, 'webhook' | 'messages' | 'hasMore'>) {
  const last = messages.at(-1)
  return (
    <Card title={texts.title}>
      {messages.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <RowTable caption={texts.caption} columns={columnsOf(id)} rows={messages} rowKey={each => each.id} />
      )}
      <Pager next={hasMore && last ? last.id : null} />
    </Card>
  )
}
