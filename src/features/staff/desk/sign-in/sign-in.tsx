import { Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { deskPaths } from '../../../../api/desk-paths.ts'
import { paths } from '../../../../api/paths.ts'
import { pageRequest } from '../../../../ui/navigation/page-context.ts'
import { safeReturnPath } from '../../../../ui/navigation/safe-return-path.ts'
import { deskMeta } from '../../../desk/components/desk-loader.ts'
import { OutsideFrame } from '../../../desk/components/outside-frame.tsx'
import { deskPageTitles, deskSignInTexts } from '../../../desk/texts.ts'
import { NoScriptNotice } from '../../../page-frame/components/no-script-notice.tsx'
import { staffCalls } from '../../contract.ts'
import type { Route } from './+types/sign-in.ts'
import { SignInForm } from './sign-in-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, deskPageTitles.signIn)

/** Redirects a colleague who is signed in already to the wanted page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { status } = await context.get(pageRequest).ask(staffCalls.whoAmI.path)
  if (status === 200) throw redirect(afterSignIn(new URL(request.url).searchParams))
  return null
}

const afterSignIn = (query: URLSearchParams): string => safeReturnPath(query.get('terug')) ?? deskPaths.desk

/** Sign-in page of the desk. */
export default function SignIn() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <OutsideFrame title={deskPageTitles.signIn}>
      <NoScriptNotice />
      <SignInForm
        onSignedIn={() => {
          const next = afterSignIn(query)
          // The reference of the API is no page of the router.
          if (next.startsWith('/api/')) location.replace(next)
          else void navigate(next, { replace: true })
        }}
      />
      <p>
        {deskSignInTexts.intro} <Link to={paths.login()}>{deskSignInTexts.toCustomers}</Link>
      </p>
    </OutsideFrame>
  )
}
