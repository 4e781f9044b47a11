import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { ConfirmButton } from '../../../ui/desk/confirm.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { OnceHydrated } from '../../desk/components/versioned/once-hydrated.tsx'
import type { Webhook } from '../contract-desk.ts'
import { editorTexts, pageTexts as texts, webhooksTitle } from '../texts-desk.ts'
import type { Route } from './+types/webhook-page.ts'
import { MessageLog } from './message-log.tsx'
import { ReplayRange } from './replay.tsx'
import { SecretList } from './secret-list.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { WebhookEditor } from './webhook-editor.tsx'
import styles from './webhooks.module.css'
import { HealthBadge } from './webhooks-page.tsx'

/** In the place of an id. */
const newWebhook = 'nieuw'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData?.details?.webhook.name ?? webhooksTitle)

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const { clients } = await ask(context, 'GET /api/beheer/webhooks')
  if (id === newWebhook) return { clients, details: null }
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const details = await ask(context, 'GET /api/beheer/webhooks/{id}', { params: { id }, query })
  return { clients, details }
}

/** One receiver: how it does, its settings, its secret and its messages. */
export default function WebhookPage({ loaderData: { clients, details } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string } | null>(null)
  const webhook = details?.webhook ?? null
  return (
    <>
      <PageHead
        title={webhook?.name ?? editorTexts.newTitle}
        back={{ to: deskPaths.webhooks, label: texts.toList }}
        badge={webhook && <HealthBadge {...webhook} />}
        intro={webhook && new URL(webhook.url).host}
        actions={webhook?.status === 'active' && <SendTest key={webhook.id} webhook={webhook} />}
      />
      <div className={styles.page}>
        {webhook && <Trouble webhook={webhook} />}
        {details && <MessageLog {...details} />}
        {webhook?.status === 'active' && <ReplayRange id={webhook.id} />}
        <OnceHydrated key={webhook?.id ?? newWebhook}>
          {restores => (
            <WebhookEditor
              webhook={webhook}
              clients={clients}
              restores={restores}
              onSaved={saved => {
                setMade(saved)
                if (saved === null) announce(editorTexts.saved)
                void revalidate()
              }}
            />
          )}
        </OnceHydrated>
        {details && <SecretList id={details.webhook.id} secrets={details.secrets} />}
        {webhook && !webhook.isConfigured && <Remove webhook={webhook} />}
      </div>
      {made && (
        <ShownSecret
          secret={made.secret}
          onClose={() => {
            setMade(null)
            void navigate(deskPaths.webhook(made.id), { replace: true })
          }}
        />
      )}
    </>
  )
}

function Trouble({ webhook: { status, offReason, failingSince, slowUntil } }: { webhook: Webhook }) {
  if (status === 'off')
    return (
      <Notice kind="error">
        <p>{texts.offReasons[offReason ?? 'failing']}</p>
      </Notice>
    )
  if (failingSince === null || status === 'paused') return null
  return (
    <Notice kind="warning">
      <p>{texts.failingSince(deskMoment(failingSince))}</p>
      {slowUntil !== null && <p>{texts.slowUntil(deskMoment(slowUntil))}</p>}
    </Notice>
  )
}

function SendTest({ webhook: { id } }: { webhook: Webhook }) {
  const test = useAction({
    send: () => callAtDesk('POST /api/beheer/webhooks/{id}/proef', { params: { id } }),
    says: texts.tested,
  })
  return (
    <>
      <Button small variant="secondary" busy={test.isBusy} onClick={test.act}>
        {texts.test}
      </Button>
      {test.failure && (
        <Notice kind="error" title={test.failure.title ?? texts.testFailed}>
          <p>{test.failure.message}</p>
        </Notice>
      )}
    </>
  )
}

function Remove({ webhook: { id, name } }: { webhook: Webhook }) {
  const navigate = useNavigate()
  const announce = useAnnounce()
  return (
    <ConfirmButton
      title={texts.removeTitle(name)}
      text={texts.removeText}
      action={texts.remove}
      failed={texts.removeFailed}
      send={() => callAtDesk('DELETE /api/beheer/webhooks/{id}', { params: { id } })}
      onDone={() => {
        announce(texts.removed)
        void navigate(deskPaths.webhooks)
      }}
    />
  )
}
