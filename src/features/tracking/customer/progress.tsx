import { paths } from '../../../api/paths.ts'
import { LinkedPage } from '../../customers/components/mijn/behind-link.tsx'
import { useMailedLink } from '../../customers/components/use-mailed-link.ts'
import { progressPageTexts as texts } from '../texts.ts'
import { ProgressView } from './progress-view.tsx'

const linkPage = {
  path: paths.follow,
  check: 'POST /api/volgen',
  storageKey: 'followLink',
} as const

/** Page behind the mails about an order or a quote request: its progress, without an account. */
export default function Follow() {
  const { link, end, readAgain } = useMailedLink(linkPage)
  return (
    <LinkedPage link={link} texts={texts}>
      {(token, followed) => (
        <ProgressView
          token={token}
          followed={followed}
          onChanged={() => void readAgain(token)}
          onDead={end}
        />
      )}
    </LinkedPage>
  )
}
