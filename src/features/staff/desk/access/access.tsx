import { Link } from 'react-router'
import { deskPaths } from '../../../../api/desk-paths.ts'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { Skeleton } from '../../../../ui/kit/skeleton.tsx'
import { deskMeta } from '../../../desk/components/desk-loader.ts'
import { OutsideFrame } from '../../../desk/components/outside-frame.tsx'
import { deskPageTitles } from '../../../desk/texts.ts'
import { IncompleteLink } from '../../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../../mailed-links/components/use-mailed-link.ts'
import { NoScriptNotice } from '../../../page-frame/components/no-script-notice.tsx'
import { deskAccessTexts } from '../../texts.ts'
import type { Route } from './+types/access.ts'
import { JoinForm } from './join-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, deskPageTitles.access)

const linkPage = {
  path: deskPaths.access,
  check: 'POST /api/beheer/toegang/vraag',
  storageKey: 'staffLink',
} as const

/** Page behind a link into the desk: a name at first, and a password. */
export default function Access() {
  const { link, forget, end } = useMailedLink(linkPage)
  /** A document: the pages of the desk are asked for by whoever is signed in now. */
  const goOn = (isSignedIn: boolean) => {
    forget()
    window.location.assign(isSignedIn ? deskPaths.desk : deskPaths.signIn())
  }
  return (
    <OutsideFrame title={deskPageTitles.access}>
      <NoScriptNotice />
      {content()}
    </OutsideFrame>
  )

  function content() {
    switch (link.kind) {
      case 'checking':
        return <Skeleton shape="control" count={3} />
      case 'failed':
        return (
          <Notice kind="error" title={deskAccessTexts.notChecked} onRetry={link.retry}>
            <p>{link.message}</p>
          </Notice>
        )
      case 'dead':
        return (
          <Notice kind="warning" title={deskAccessTexts.dead}>
            <p>
              {deskAccessTexts.deadText} <Link to={deskPaths.signIn()}>{deskAccessTexts.toSignIn}</Link>
            </p>
          </Notice>
        )
      case 'incomplete':
        return <IncompleteLink />
      case 'serves':
        return <JoinForm token={link.token} standing={link.standing} onJoined={goOn} onDead={end} />
    }
  }
}
