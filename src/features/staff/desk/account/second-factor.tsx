import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../../desk/components/call-at-desk.ts'
import { Card } from '../../../desk/components/ui/card.tsx'
import { useCommand } from '../../../desk/components/use-command.ts'
import type { SignedInStaff } from '../../contract.ts'
import type { SecondFactorKey } from '../../contract-account.ts'
import { recoveryCodeTexts, secondFactorTexts } from '../../texts.ts'
import styles from './account.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

/** Whether signing in asks for a code of an authenticator, and the way to change that. */
export function SecondFactor({ colleague }: { colleague: SignedInStaff }) {
  const { revalidate } = useRevalidator()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const showCodes = (made: readonly string[]) => {
    setCodes(made)
    void revalidate()
  }
  return (
    <Card title={secondFactorTexts.title}>
      {colleague.secondFactorDue && (
        <Notice kind="warning" title={secondFactorTexts.dueTitle}>
          <p>{secondFactorTexts.due}</p>
        </Notice>
      )}
      {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />}
      {!codes && (colleague.hasSecondFactor ? <On onCodes={showCodes} /> : <Off onCodes={showCodes} />)}
    </Card>
  )
}

type Props = { onCodes: (codes: readonly string[]) => void }

function Off({ onCodes }: Props) {
  const [made, setMade] = useState<SecondFactorKey | null>(null)
  const begin = useCommand(() => callAtDesk('POST /api/beheer/ik/tweede-factor'), setMade)
  if (made) return <SetUpSecondFactor made={made} onCodes={onCodes} onCancel={() => setMade(null)} />
  return (
    <>
      <p className={styles.soft}>{secondFactorTexts.why}</p>
      {begin.failure && (
        <Notice kind="error" title={begin.failure.title ?? secondFactorTexts.beginFailed}>
          <p>{begin.failure.message}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button busy={begin.isBusy} onClick={begin.act}>
          {secondFactorTexts.begin}
        </Button>
      </div>
    </>
  )
}

function On({ onCodes }: Props) {
  const announce = useAnnounce()
  const { revalidate } = useRevalidator()
  const renew = useCommand(
    () => callAtDesk('POST /api/beheer/ik/herstelcodes'),
    ({ codes }) => onCodes(codes),
  )
  const remove = useCommand(
    () => callAtDesk('POST /api/beheer/ik/tweede-factor/einde'),
    () => {
      announce(secondFactorTexts.removed)
      void revalidate()
    },
  )
  const failed = renew.failure ? recoveryCodeTexts.renewFailed : secondFactorTexts.removeFailed
  const failure = renew.failure ?? remove.failure
  return (
    <>
      <p>{secondFactorTexts.isOn}</p>
      {failure && (
        <Notice kind="error" title={failure.title ?? failed}>
          <p>{failure.message}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" busy={renew.isBusy} onClick={renew.act}>
          {recoveryCodeTexts.renew}
        </Button>
        <Button variant="quiet" busy={remove.isBusy} onClick={remove.act}>
          {secondFactorTexts.remove}
        </Button>
      </div>
    </>
  )
}
