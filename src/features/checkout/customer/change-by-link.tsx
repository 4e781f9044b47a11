import { useNavigate } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { ChangeableAgreement } from '../../agreements/contract-change.ts'
import { canBeReplaced } from '../../agreements/replacing.ts'
import { noticeTexts } from '../../agreements/texts.ts'
import { LinkedPage } from '../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../mailed-links/components/use-mailed-link.ts'
import { BeginChange } from '../components/begin-change.tsx'
import { orderStore, useOrderState } from '../store/order-state.ts'
import { linkedChangeTexts, changeTexts as texts } from '../texts/replaced-agreement.ts'

const linkPage = {
  path: paths.changeAgreement,
  check: 'POST /api/wijziging/link',
  storageKey: 'changeLink',
} as const

/** Page behind the mail that leads an organisation to a change of its agreement. */
export default function ChangeByLink() {
  const { link } = useMailedLink(linkPage)
  return (
    <LinkedPage link={link} texts={linkedChangeTexts}>
      {(token, agreement) => <Begin token={token} agreement={agreement} />}
    </LinkedPage>
  )
}

function Begin({ token, agreement }: { token: string; agreement: ChangeableAgreement }) {
  const { isLoaded, cart } = useOrderState()
  const navigate = useNavigate()
  const { lines, replacedBy } = agreement.agreement
  if (replacedBy !== null) return <Notice kind="info" title={texts.running(replacedBy)} />
  if (!canBeReplaced(lines)) return <Notice kind="info" title={noticeTexts.nothingLeft} />
  return (
    <BeginChange
      agreement={agreement}
      note={isLoaded && cart.length > 0 && texts.replacesCart}
      onBegin={begun => {
        orderStore.resume({ ...begun, replaces: { ...begun.replaces, token } })
        navigate(paths.samenstellen(begun.replaces.productType))
      }}
    />
  )
}
