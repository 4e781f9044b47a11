import { useEffect } from 'react'
import { Outlet, useLocation, useMatches, useRevalidator } from 'react-router'
import { ask } from '../../features/desk/components/desk-loader.ts'
import { useStaleBecause } from '../../features/desk/components/desk-state.ts'
import { useStillHere } from '../../features/desk/components/use-still-here.ts'
import { deskFrameTexts } from '../../features/desk/texts.ts'
import { SignInAgain } from '../../features/staff/desk/sign-in/sign-in-again.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import type { Route } from './+types/desk.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { keepWhatIsKnown, messageIn, noteShown } from './desk-middleware.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepWhatIsKnown]

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/ik')

/** The frame around the pages of who is signed in. */
export default function Desk({ loaderData: colleague }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  useEffect(() => noteShown(pathname + search, matches), [pathname, search, matches])
  useStillHere()
  return (
    <DeskFrame colleague={colleague}>
      <StaleNotice />
      <SignInAgain email={colleague.email} />
      <ConfirmIdentity hasSecondFactor={colleague.hasSecondFactor} email={colleague.email} />
      <Outlet />
    </DeskFrame>
  )
}

function StaleNotice() {
  const reason = useStaleBecause()
  const { revalidate, state } = useRevalidator()
  if (reason === null) return null
  return (
    <Notice
      kind="warning"
      title={deskFrameTexts.stale}
      announced
      retrying={state === 'loading'}
      onRetry={() => void revalidate()}
    >
      <p>{reason}</p>
    </Notice>
  )
}

/** Rendered while even the colleague is unknown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <DeskFrame colleague={null}>
      <Notice
        kind="error"
        title={deskFrameTexts.unavailable}
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      >
        <p>{messageIn(error)}</p>
      </Notice>
    </DeskFrame>
  )
}
