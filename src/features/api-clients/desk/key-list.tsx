import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { deskMoment } from '../../../common/desk-moments.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { ConfirmDialog } from '../../../ui/desk/confirm.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { type ApiClient, mostKeys, type ShownKey as Shown } from '../contract-desk.ts'
import { clientPageTexts as texts } from '../texts-desk.ts'
import styles from './clients.module.css'
import { ShownKey } from './shown-key.tsx'

/** The keys of a client: two for a change, each revoked at once. */
export function KeyList({ client: { id, keys } }: { client: ApiClient }) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [shown, setShown] = useState<Shown | null>(null)
  const [revoked, setRevoked] = useState<ApiClient['keys'][number] | null>(null)
  const add = useAction({
    send: () => callAtDesk('POST /api/beheer/koppelingen/{id}/sleutels', { params: { id } }),
    onDone: made => setShown(made),
  })
  return (
    <Card title={texts.keys}>
      <p className={styles.soft}>{keys.length === 0 ? texts.noKeys : texts.keysIntro}</p>
      <ul className={styles.keys}>
        {keys.map(key => (
          <li key={key.id}>
            <span>
              <span className={styles.keyName}>{texts.key(key.ending)}</span>
              <span className={styles.soft}>
                {texts.keyFacts(
                  deskMoment(key.createdAt),
                  key.lastUsedAt === null ? null : deskMoment(key.lastUsedAt),
                )}
              </span>
            </span>
            <Button
              small
              variant="secondary"
              aria-label={texts.revokeKeyOf(key.ending)}
              onClick={() => setRevoked(key)}
            >
              {texts.revokeKey}
            </Button>
          </li>
        ))}
      </ul>
      {add.failure && (
        <Notice kind="error" title={add.failure.title ?? texts.addKeyFailed}>
          <p>{add.failure.message}</p>
        </Notice>
      )}
      {keys.length < mostKeys && (
        <div>
          <Button small busy={add.isBusy} onClick={add.act}>
            {texts.addKey}
          </Button>
        </div>
      )}
      {shown && <ShownKey shown={shown} onClose={() => setShown(null)} />}
      {revoked && (
        <ConfirmDialog
          title={texts.revokeKeyTitle(revoked.ending)}
          text={texts.revokeKeyText}
          action={texts.revokeKey}
          failed={texts.revokeFailed}
          send={() =>
            callAtDesk('DELETE /api/beheer/koppelingen/{id}/sleutels/{keyId}', {
              params: { id, keyId: revoked.id },
            })
          }
          onDone={() => {
            announce(texts.keyRevoked)
            setRevoked(null)
            void revalidate()
          }}
          onClose={() => setRevoked(null)}
        />
      )}
    </Card>
  )
}
