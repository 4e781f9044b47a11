import { useState } from 'react'
import { followPageTexts as texts } from '../../../content/progress-texts.ts'
import { FollowedCase, followCase } from '../../../contract/case-progress.ts'
import { useMailedLink } from '../../account/use-mailed-link.ts'
import { call } from '../../api-client.ts'
import { PageView } from '../../layout/page-view.tsx'
import { useBrand } from '../../layout/shell-data.ts'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { FormSkeleton, NarrowPage } from '../narrow-page.tsx'
import { Followed } from './followed.tsx'

const linkPage = {
  path: paths.follow,
  check: followCase,
  answer: FollowedCase,
  storageKey: 'followLink',
}

/** Where the mails about an order or a quote request lead: how it stands, without an account. */
export default function Follow() {
  const { link, end } = useMailedLink(linkPage)
  /** As it stands since something was asked here. */
  const [fresh, setFresh] = useState<{ readonly token: string; readonly followed: FollowedCase } | null>(null)
  return (
    <NarrowPage>
      <PageView />
      {content()}
    </NarrowPage>
  )

  function content() {
    switch (link.kind) {
      case 'checking':
        return <FormSkeleton fields={4} />
      case 'failed':
        return (
          <Notice kind="error" title={texts.notChecked} onRetry={link.retry}>
            <p>{link.message}</p>
          </Notice>
        )
      case 'dead':
        return <DeadLink />
      case 'serves':
        return (
          <Followed
            token={link.token}
            followed={fresh?.token === link.token ? fresh.followed : link.standing}
            onChanged={() => void readAgain(link.token)}
            onDead={end}
          />
        )
    }
  }

  async function readAgain(token: string) {
    const result = await call(followCase, { body: { token }, answer: FollowedCase })
    if (result.ok) setFresh({ token, followed: result.data })
  }
}

/** It was revoked, or its order is forgotten. */
const DeadLink = () => (
  <Notice kind="warning" title={texts.dead}>
    <p>{texts.deadText(useBrand().phone.display)}</p>
  </Notice>
)
