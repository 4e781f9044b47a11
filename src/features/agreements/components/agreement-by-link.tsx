import { call } from '../../../api/client.ts'
import { dutchDay } from '../../../common/working-days.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import type { ProductType } from '../../catalogue/product.ts'
import type { Agreement } from '../contract.ts'
import { canCustomerWithdraw } from '../notice-giver.ts'
import { canBeReplaced } from '../replacing.ts'
import { askForChangeTexts, askForWithdrawalTexts, changeLinkTexts, noticeTexts } from '../texts.ts'
import { AgreementPart } from './agreement-part.tsx'
import { AskForLink } from './ask-for-link.tsx'
import { GivenNotices } from './given-notices.tsx'
import { NoticeByLink } from './notice-by-link.tsx'

type Props = {
  token: string
  agreement: Agreement
  /** Of the order, as it is read out. */
  orderNumber: string
  productType: ProductType
  /** Below what there is. */
  children: Elements
  /** The link stopped serving while the page was open. */
  onDead: () => void
}

/** An agreement behind the link of its order's mails: what there is, and asking its organisation to change or end it. */
export function AgreementByLink({ token, agreement, orderNumber, productType, children, onDead }: Props) {
  const { lines, notices, replacedBy, transfer } = agreement
  const today = dutchDay(new Date())
  const link = { body: { token } }
  return (
    <>
      <AgreementPart agreement={agreement} orderNumber={orderNumber} />
      {children}
      <GivenNotices notices={notices} today={today} asking={null} />
      {notices.some(notice => canCustomerWithdraw(notice, today)) && (
        <AskForLink
          texts={askForWithdrawalTexts}
          label={noticeTexts.withdraw}
          send={() => call('POST /api/volgen/opzegging-intrekken', link)}
          onDead={onDead}
        />
      )}
      {replacedBy !== null && <p>{changeLinkTexts.running(replacedBy)}</p>}
      {replacedBy === null && transfer?.side !== 'from' && canBeReplaced(lines) && (
        <AskForLink
          texts={askForChangeTexts}
          label={productType === 'internet' ? changeLinkTexts.openInternet : changeLinkTexts.open}
          send={() => call('POST /api/volgen/wijziging', link)}
          onDead={onDead}
        />
      )}
      <NoticeByLink token={token} agreement={agreement} orderNumber={orderNumber} onDead={onDead} />
    </>
  )
}
