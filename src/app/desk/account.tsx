import type { ReactElement } from 'react'
import { ask, deskMeta } from '../../features/desk/components/desk-loader.ts'
import { useColleague, useMay } from '../../features/desk/components/use-colleague.ts'
import { deskPageTitles } from '../../features/desk/texts.ts'
import { OwnSignature } from '../../features/reply-templates/components/own-signature.tsx'
import styles from '../../features/staff/desk/account/account.module.css'
import { ChangePassword } from '../../features/staff/desk/account/change-password.tsx'
import { SecondFactor } from '../../features/staff/desk/account/second-factor.tsx'
import { Sessions } from '../../features/staff/desk/account/sessions.tsx'
import { deskAccountTexts } from '../../features/staff/texts.ts'
import { PageTitle } from '../../ui/desk/page-title.tsx'
import type { Route } from './+types/account.ts'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, deskPageTitles.account)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/ik/sessies')

/** Parts of features for who answers customers. */
const ofAnswers: readonly ReactElement[] = [<OwnSignature key="signature" />]

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
            {mayAnswer && ofAnswers}
            <ChangePassword email={colleague.email} />
            <Sessions sessions={sessions} />
          </>
        )}
      </div>
    </>
  )
}
