import { paths } from '../../../api/paths.ts'
import { addressLine } from '../../details/facts.ts'
import { LinkedPage } from '../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../mailed-links/components/use-mailed-link.ts'
import { AgreementByLink } from '../components/agreement-by-link.tsx'
import { partyLinkTexts as texts } from '../party-texts.ts'

const linkPage = {
  path: paths.partyAgreement,
  check: 'POST /api/contract/link',
  storageKey: 'partyLink',
} as const

/** Page behind the mail to who took an agreement over: what there is, and asking for a link that changes or ends it. */
export default function PartyAgreement() {
  const { link, end } = useMailedLink(linkPage)
  return (
    <LinkedPage link={link} texts={texts}>
      {(token, { companyName, agreement }) => (
        <>
          <p>{texts.intro(companyName, addressLine(agreement.installationAddress))}</p>
          <AgreementByLink
            token={token}
            agreement={agreement}
            orderNumber={agreement.number}
            productType={agreement.productType}
            onDead={end}
          >
            {null}
          </AgreementByLink>
        </>
      )}
    </LinkedPage>
  )
}
