import { followPageTexts as texts } from '../../../content/progress-texts.ts'
import { FollowedCase, followCase } from '../../../contract/case-progress.ts'
import { useMailedLink } from '../../account/use-mailed-link.ts'
import { PageView } from '../../layout/page-view.tsx'
import { paths } from '../../paths.ts'
import { BehindLink, CallAboutDeadLink } from '../behind-link.tsx'
import { NarrowPage } from '../narrow-page.tsx'
import { Followed } from './followed.tsx'

const linkPage = {
  path: paths.follow,
  check: followCase,
  answer: FollowedCase,
  storageKey: 'followLink',
}

/** Where the mails about an order or a quote request lead: how it stands, without an account. */
export default function Follow() {
  const { link, end, readAgain } = useMailedLink(linkPage)
  return (
    <NarrowPage>
      <PageView />
      <BehindLink
        link={link}
        fields={4}
        notChecked={texts.notChecked}
        dead={<CallAboutDeadLink texts={texts} />}
      >
        {(token, followed) => (
          <Followed token={token} followed={followed} onChanged={() => void readAgain(token)} onDead={end} />
        )}
      </BehindLink>
    </NarrowPage>
  )
}
