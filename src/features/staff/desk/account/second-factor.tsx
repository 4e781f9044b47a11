import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Card } from '../../../../ui/desk/card.tsx'
import { CodeField } from '../../../../ui/desk/code-field.tsx'
import { useAction } from '../../../../ui/desk/use-action.ts'
import { Fields, Form, LeaveButton, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../../desk/components/call-at-desk.ts'
import type { SignedInStaff } from '../../../desk/contract.ts'
import { type SecondFactorKey, SecondFactorProof } from '../../contract-account.ts'
import { recoveryCodeTexts, secondFactorTexts } from '../../texts.ts'
import styles from './account.module.css'

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
  const begin = useAction({
    send: () => callAtDesk('POST /api/beheer/ik/tweede-factor'),
    onDone: setMade,
    rereads: 'never',
  })
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
  const renew = useAction({
    send: () => callAtDesk('POST /api/beheer/ik/herstelcodes'),
    onDone: ({ codes }) => onCodes(codes),
    rereads: 'never',
  })
  const remove = useAction({
    send: () => callAtDesk('POST /api/beheer/ik/tweede-factor/einde'),
    says: secondFactorTexts.removed,
  })
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

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void }

/** Codes that replace a lost phone; shown only once. */
function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const announce = useAnnounce()
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => announce(recoveryCodeTexts.copied),
      () => announce(recoveryCodeTexts.copyFailed),
    )
  return (
    <>
      <Notice kind="success" title={recoveryCodeTexts.title} announced>
        <p>{recoveryCodeTexts.text}</p>
      </Notice>
      <ul className={`plain-list ${styles.codes}`}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onSaved}>{recoveryCodeTexts.done}</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {recoveryCodeTexts.copy}
        </Button>
      </div>
    </>
  )
}

type SetUpSecondFactorProps = {
  made: SecondFactorKey
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Takes a new key into an authenticator, and the first code of it. */
function SetUpSecondFactor({ made: { key, address, picture }, onCodes, onCancel }: SetUpSecondFactorProps) {
  const form = useContractForm({
    schema: SecondFactorProof,
    initial: { code: '' },
    send: async proof =>
      outcomeOf(await submit('PUT /api/beheer/ik/tweede-factor', proof, { through: callAtDesk })),
    onTaken: ({ codes }) => onCodes(codes),
  })
  return (
    <div className={styles.setUp}>
      {/* Four squares of quiet around it, as readers expect. */}
      <svg
        viewBox={`-4 -4 ${picture.size + 8} ${picture.size + 8}`}
        className={styles.picture}
        role="img"
        aria-label={secondFactorTexts.picture}
        shapeRendering="crispEdges"
      >
        <path d={picture.path} />
      </svg>
      <div className={styles.steps}>
        <p>{secondFactorTexts.scan}</p>
        <p>
          {secondFactorTexts.cannotScan}{' '}
          <span className={styles.key}>{key.replace(/.{4}(?=.)/g, '$& ')}</span>
        </p>
        <p>
          <a href={address}>{secondFactorTexts.sameDevice}</a>
        </p>
        <p>{secondFactorTexts.proof}</p>
        <Form
          form={form}
          failed={{ title: secondFactorTexts.finishFailed }}
          actions={
            <>
              <SubmitButton>{secondFactorTexts.finish}</SubmitButton>
              <LeaveButton onClick={onCancel}>{secondFactorTexts.cancel}</LeaveButton>
            </>
          }
        >
          <Fields narrow>
            <CodeField {...form.field('code')} label={secondFactorTexts.code} inputMode="numeric" />
          </Fields>
        </Form>
      </div>
    </div>
  )
}
