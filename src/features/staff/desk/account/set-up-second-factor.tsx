import { Fields, Form, LeaveButton, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { callAtDesk } from '../../../desk/components/call-at-desk.ts'
import { CodeField } from '../../../desk/components/code-field.tsx'
import { type SecondFactorKey, SecondFactorProof } from '../../contract-account.ts'
import { secondFactorTexts } from '../../texts.ts'
import styles from './account.module.css'

type Props = {
  made: SecondFactorKey
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Takes a new key into an authenticator, and the first code of it. */
export function SetUpSecondFactor({ made: { key, address, picture }, onCodes, onCancel }: Props) {
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
