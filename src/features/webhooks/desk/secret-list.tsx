import { useState } from 'react'
import { deskMoment } from '../../../common/desk-moments.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { WebhookDetails } from '../contract-desk.ts'
import { signatureNames, secretTexts as texts } from '../texts-desk.ts'
import { ShownSecret } from './shown-secret.tsx'
import styles from './webhooks.module.css'

type Secrets = WebhookDetails['secrets']

/** The secret of a webhook, or both while it is changed. */
export function SecretList({ id, secrets }: { id: string; secrets: Secrets }) {
  const [shown, setShown] = useState<string | null>(null)
  const add = useAction({
    send: () =>
      callAtDesk('POST /api/beheer/webhooks/{id}/geheimen', {
        params: { id },
        body: { signature: secrets[0]?.kind ?? 'hmac' },
      }),
    onDone: ({ secret }) => setShown(secret),
  })
  return (
    <Card title={texts.title}>
      <p className={styles.soft}>{texts.intro}</p>
      <ul className={`plain-list ${styles.secrets}`}>
        {secrets.map(secret => (
          <Secret key={secret.id} webhookId={id} secret={secret} isOnly={secrets.length === 1} />
        ))}
      </ul>
      {add.failure && (
        <Notice kind="error" title={add.failure.title ?? texts.addFailed}>
          <p>{add.failure.message}</p>
        </Notice>
      )}
      {secrets.length < 2 && (
        <div>
          <Button small variant="secondary" busy={add.isBusy} onClick={add.act}>
            {texts.add}
          </Button>
        </div>
      )}
      {shown !== null && <ShownSecret secret={shown} onClose={() => setShown(null)} />}
    </Card>
  )
}

function Secret({
  webhookId,
  secret: { id, kind, createdAt, publicKey },
  isOnly,
}: {
  webhookId: string
  secret: Secrets[number]
  isOnly: boolean
}) {
  const made = deskMoment(createdAt)
  const revoke = useAction({
    send: () =>
      callAtDesk('DELETE /api/beheer/webhooks/{id}/geheimen/{secret}', {
        params: { id: webhookId, secret: id },
      }),
    says: texts.revoked,
  })
  return (
    <li className={styles.secret}>
      <span>
        <span>{texts.made(signatureNames[kind], made)}</span>
        {publicKey !== null && (
          <span className={styles.technical}>
            {texts.publicKey}: <code>{publicKey}</code>
          </span>
        )}
      </span>
      {!isOnly && (
        <Button
          small
          variant="secondary"
          busy={revoke.isBusy}
          aria-label={texts.revokeOf(made)}
          onClick={revoke.act}
        >
          {texts.revoke}
        </Button>
      )}
      {revoke.failure && (
        <Notice kind="error" title={revoke.failure.title ?? texts.revokeFailed}>
          <p>{revoke.failure.message}</p>
        </Notice>
      )}
    </li>
  )
}
