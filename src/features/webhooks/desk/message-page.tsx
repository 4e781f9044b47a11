import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { type RowColumn, RowTable } from '../../../ui/desk/row-table.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import type { WebhookMessageDetails } from '../contract-desk.ts'
import { logTexts, messageTexts as texts, typeNames, webhooksTitle } from '../texts-desk.ts'
import type { Route } from './+types/message-page.ts'
import { StateBadge } from './message-log.tsx'
import styles from './webhooks.module.css'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, webhooksTitle)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/webhooks/{id}/berichten/{message}', { params })

type Attempt = WebhookMessageDetails['attempts'][number]

const columns: readonly RowColumn<Attempt>[] = [
  { key: 'at', header: texts.at, place: 'title', cell: ({ at }) => deskMoment(at) },
  { key: 'took', header: texts.took, place: 'detail', cell: ({ tookMs }) => texts.seconds(tookMs) },
  {
    key: 'status',
    header: texts.status,
    place: 'detail',
    cell: ({ status, error }) => status ?? texts.errors[error ?? ''] ?? texts.noConnection(error ?? ''),
  },
  { key: 'body', header: texts.body, place: 'detail', cell: ({ answer }) => answer ?? '' },
]

/** One message: its request, and each attempt with the answer and its time. */
export default function MessagePage({
  params: { id },
  loaderData: { message, body, attempts },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={typeNames[message.type]}
        back={{ to: deskPaths.webhook(id), label: texts.toWebhook }}
        badge={<StateBadge {...message} />}
        actions={<Again id={id} message={message.id} />}
      />
      <div className={styles.page}>
        <Card title={texts.request}>
          <p className={styles.technical}>
            {texts.id}: <code>{message.id}</code>
          </p>
          {body === null ? <p>{texts.gone}</p> : <pre className={styles.code}>{readable(body)}</pre>}
        </Card>
        <Card title={texts.attempts}>
          {attempts.length === 0 ? (
            <p>{texts.noAttempts}</p>
          ) : (
            <RowTable caption={texts.attempts} columns={columns} rows={attempts} rowKey={({ at }) => at} />
          )}
        </Card>
      </div>
    </>
  )
}

const readable = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)

function Again({ id, message }: { id: string; message: string }) {
  const again = useAction({
    send: () => callAtDesk('POST /api/beheer/webhooks/{id}/opnieuw', { params: { id }, body: { message } }),
    says: ({ count }) => logTexts.replayed(count),
  })
  return (
    <>
      <Button small variant="secondary" busy={again.isBusy} onClick={again.act}>
        {logTexts.replay}
      </Button>
      {again.failure && (
        <Notice kind="error" title={again.failure.title ?? logTexts.replayFailed}>
          <p>{again.failure.message}</p>
        </Notice>
      )}
    </>
  )
}
