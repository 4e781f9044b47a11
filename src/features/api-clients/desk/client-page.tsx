import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { ConfirmButton } from '../../../ui/desk/confirm.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { OnceHydrated } from '../../desk/components/versioned/once-hydrated.tsx'
import type { ApiClient, ShownKey as Shown } from '../contract-desk.ts'
import { clientListTexts, clientsTitle, clientPageTexts as texts, usageTexts } from '../texts-desk.ts'
import type { Route } from './+types/client-page.ts'
import { ClientEditor } from './client-editor.tsx'
import styles from './clients.module.css'
import { ClientBadge } from './clients-page.tsx'
import { KeyList } from './key-list.tsx'
import { ShownKey } from './shown-key.tsx'
import { UsageBars, UsageTable, usageInWords } from './usage-bars.tsx'

/** In the place of an id. */
const newClient = 'nieuw'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData?.client?.name ?? clientsTitle)

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { clients, resellers } = await ask(context, 'GET /api/beheer/koppelingen')
  const client = clients.find(each => each.id === id) ?? null
  if (client === null && id !== newClient) throw new Response(null, { status: 404 })
  return { client, resellers }
}

/** One client of the API: what it may do, its keys and its use. */
export default function ClientPage({ loaderData: { client, resellers } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [shown, setShown] = useState<Shown | null>(null)
  return (
    <>
      <PageHead
        title={client?.name ?? texts.newTitle}
        back={{ to: deskPaths.apiClients, label: texts.toList }}
        badge={client && <ClientBadge {...client} />}
        intro={client && (client.reseller?.name ?? clientListTexts.ownSystem)}
        actions={
          client && (
            <>
              <LinkButton small variant="secondary" to={deskPaths.auditOfClient(client.id)}>
                {texts.log}
              </LinkButton>
              <LinkButton small variant="secondary" to={deskPaths.webhooksOfClient(client.id)}>
                {texts.webhooks}
              </LinkButton>
            </>
          )
        }
      />
      <div className={styles.page}>
        {client && <KeyList client={client} />}
        <OnceHydrated key={client?.id ?? newClient}>
          {restores => (
            <ClientEditor
              client={client}
              resellers={resellers}
              restores={restores}
              onSaved={made => {
                setShown(made)
                if (made === null) announce(texts.saved)
                void revalidate()
              }}
            />
          )}
        </OnceHydrated>
        {client && <Usage client={client} />}
        {client && <Revoke client={client} />}
      </div>
      {shown && (
        <ShownKey
          shown={shown}
          onClose={() => {
            setShown(null)
            void navigate(deskPaths.apiClient(shown.clientId), { replace: true })
          }}
        />
      )}
    </>
  )
}

const Usage = ({ client: { calls } }: { client: ApiClient }) => (
  <Card title={usageTexts.title}>
    {calls.some(({ count }) => count > 0) && <UsageBars calls={calls} />}
    <Fold title={usageInWords(calls)}>
      <UsageTable calls={calls} />
    </Fold>
  </Card>
)

function Revoke({ client: { id, name } }: { client: ApiClient }) {
  const navigate = useNavigate()
  const announce = useAnnounce()
  return (
    <ConfirmButton
      title={texts.revokeTitle(name)}
      text={texts.revokeText}
      action={texts.revoke}
      failed={texts.revokeFailed}
      send={() => callAtDesk('DELETE /api/beheer/koppelingen/{id}', { params: { id } })}
      onDone={() => {
        announce(texts.revoked)
        void navigate(deskPaths.apiClients)
      }}
    />
  )
}
