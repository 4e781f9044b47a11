import { ask, deskMeta } from '../../../desk/components/desk-loader.ts'
import { PageTitle } from '../../../desk/components/ui/page-title.tsx'
import { useColleague } from '../../../desk/components/use-colleague.ts'
import { deskPageTitles } from '../../../desk/texts.ts'
import { deskAccountTexts } from '../../texts.ts'
import type { Route } from './+types/account.ts'
import styles from './account.module.css'
import { ChangePassword } from './change-password.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, deskPageTitles.account)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/ik/sessies')

/** A colleague's own account: second factor, password and sessions. */
export default function Account({ loaderData: sessions }: Route.ComponentProps) {
  const colleague = useColleague()
  return (
    <>
      <PageTitle intro={deskAccountTexts.intro(colleague.email)}>{deskPageTitles.account}</PageTitle>
      <div className={styles.parts}>
        <SecondFactor colleague={colleague} />
        {!colleague.secondFactorDue && (
          <>
            <ChangePassword email={colleague.email} />
            <Sessions sessions={sessions} />
          </>
        )}
      </div>
    </>
  )
}
