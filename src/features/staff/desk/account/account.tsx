import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Fields, Form, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { PasswordField } from '../../../../ui/kit/password-field.tsx'
import { newPasswordHint, passwordTexts } from '../../../customers/account-texts.ts'
import { LoginName } from '../../../customers/components/login-form.tsx'
import { callAtDesk } from '../../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../../desk/components/desk-loader.ts'
import { Card } from '../../../desk/components/ui/card.tsx'
import { PageTitle } from '../../../desk/components/ui/page-title.tsx'
import { useColleague, useMay } from '../../../desk/components/use-colleague.ts'
import { deskPageTitles } from '../../../desk/texts.ts'
import { OwnSignature } from '../../../reply-templates/components/own-signature.tsx'
import { StaffPasswordChange } from '../../contract-account.ts'
import { deskAccountTexts, deskPasswordTexts } from '../../texts.ts'
import type { Route } from './+types/account.ts'
import styles from './account.module.css'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, deskPageTitles.account)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/ik/sessies')

/** A colleague's own account: second factor, password and sessions. */
export default function Account({ loaderData: sessions }: Route.ComponentProps) {
  const colleague = useColleague()
  const mayAnswer = useMay('cases.work')
  return (
    <>
      <PageTitle intro={deskAccountTexts.intro(colleague.email)}>{deskPageTitles.account}</PageTitle>
      <div className={styles.parts}>
        <SecondFactor colleague={colleague} />
        {!colleague.secondFactorDue && (
          <>
            {mayAnswer && <OwnSignature />}
            <ChangePassword email={colleague.email} />
            <Sessions sessions={sessions} />
          </>
        )}
      </div>
    </>
  )
}

/** Another password for who knows the present one. */
function ChangePassword({ email }: { email: string }) {
  const [isChanged, setIsChanged] = useState(false)
  const { revalidate } = useRevalidator()
  const { form: fields, ...form } = useContractForm({
    schema: StaffPasswordChange,
    initial: { currentPassword: '', newPassword: '' },
    async send(change) {
      setIsChanged(false)
      return outcomeOf(await submit('PUT /api/beheer/ik/wachtwoord', change, { through: callAtDesk }))
    },
    onTaken() {
      fields.reset()
      setIsChanged(true)
      void revalidate()
    },
  })
  return (
    <Card title={deskPasswordTexts.title}>
      {isChanged && (
        <Notice kind="success" title={passwordTexts.changed} announced>
          <p>{passwordTexts.loggedOutElsewhere}</p>
        </Notice>
      )}
      <Form
        form={form}
        failed={formFailures.notSaved}
        actions={<SubmitButton variant="secondary">{passwordTexts.change}</SubmitButton>}
      >
        <Fields narrow>
          <LoginName email={email} />
          <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
          <PasswordField {...form.field('newPassword')} hint={newPasswordHint} autoComplete="new-password" />
        </Fields>
      </Form>
    </Card>
  )
}
