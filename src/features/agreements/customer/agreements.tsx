import { useContext } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { formatEuro } from '../../../common/money.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { dutchDay } from '../../../common/working-days.ts'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { DetailsBlock } from '../../../ui/layout/details-block.tsx'
import { originLine } from '../../cases/order-origin.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { loadForCustomer } from '../../customers/components/mijn/load-for-customer.ts'
import { Loaded } from '../../customers/components/mijn/loaded.tsx'
import { addressLine } from '../../details/facts.ts'
import { centsPerMonth } from '../agreement.ts'
import { AgreementLines, HandedOver } from '../components/agreement-part.tsx'
import { AgreementParts } from '../components/agreement-parts.ts'
import { GivenNotices } from '../components/given-notices.tsx'
import styles from '../components/notice.module.css'
import { type CustomerAgreement, customerAgreementCalls } from '../contract-mijn.ts'
import { leavable } from '../notice.ts'
import {
  changeLinkTexts,
  noticeTexts,
  agreementTexts as partTexts,
  agreementsPageTexts as texts,
} from '../texts.ts'
import { noticesTexts } from '../texts-together.ts'
import { leavableAgreements } from '../together.ts'
import type { Route } from './+types/agreements.ts'
import { OwnWithdrawal } from './own-withdrawal.tsx'

export { PageSkeleton as HydrateFallback } from '../../customers/components/mijn/page-skeleton.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadForCustomer('GET /api/mijn/contracten', request)

/** Only a line is at an address. */
const isInternet = (productType: ProductType) => productType === 'internet'

/** Everything that the customer has from delivered orders, by order and address. */
export default function Agreements({ loaderData }: Route.ComponentProps) {
  const { Returns } = useContext(AgreementParts)
  return (
    <Loaded answer={loaderData} what={texts.subject}>
      {agreements =>
        agreements.length === 0 ? (
          <Empty title={texts.none}>{texts.nonePromise}</Empty>
        ) : (
          <>
            <p>{texts.perMonth(formatEuro(centsPerMonth(agreements, dutchDay(new Date()))))}</p>
            <p>
              <a href={customerAgreementCalls.customerAgreementsFile.path} download>
                {texts.file}
              </a>
            </p>
            {leavableAgreements(agreements).length > 1 && (
              <p>
                <LinkButton small variant="secondary" to={paths.mijnNotices}>
                  {noticesTexts.open}
                </LinkButton>
              </p>
            )}
            {agreements.map(
              ({
                number,
                productType,
                origin,
                installationAddress,
                lines,
                notices,
                replacedBy,
                transfer,
              }) => (
                <DetailsBlock
                  key={number}
                  heading="h2"
                  title={addressLine(installationAddress)}
                  action={
                    // The order stays with whoever placed it.
                    transfer?.side !== 'to' && <Link to={paths.mijnOrder(number)}>{texts.order(number)}</Link>
                  }
                >
                  <p>
                    {[partTexts.title(agreementNumber(number)), ...(origin ? [originLine(origin)] : [])].join(
                      ', ',
                    )}
                  </p>
                  <AgreementLines lines={lines} />
                  <HandedOver transfer={transfer} />
                  {Returns && transfer?.side !== 'to' && <Returns number={number} lines={lines} />}
                  <GivenNotices
                    notices={notices}
                    today={dutchDay(new Date())}
                    asking={(notice, onClose) => (
                      <OwnWithdrawal number={number} notice={notice} onClose={onClose} />
                    )}
                  />
                  {replacedBy !== null && <p>{changeLinkTexts.running(replacedBy)}</p>}
                  <Actions
                    number={number}
                    productType={productType}
                    lines={lines}
                    replacedBy={replacedBy}
                    transfer={transfer}
                  />
                </DetailsBlock>
              ),
            )}
          </>
        )
      }
    </Loaded>
  )
}

type ActionsProps = Pick<CustomerAgreement, 'number' | 'productType' | 'lines' | 'replacedBy' | 'transfer'>

/** The ways to change an agreement and to leave it: nothing of one that is another's, or will be. */
function Actions({ number, productType, lines, replacedBy, transfer }: ActionsProps) {
  if (transfer?.side === 'from' || leavable(lines).length === 0) return null
  return (
    <p className={styles.actions}>
      {replacedBy === null && (
        <LinkButton
          small
          variant="secondary"
          to={paths.mijnChange(number)}
          aria-label={changeLinkTexts[isInternet(productType) ? 'ofInternet' : 'of'](agreementNumber(number))}
        >
          {isInternet(productType) ? changeLinkTexts.openInternet : changeLinkTexts.open}
        </LinkButton>
      )}
      <LinkButton
        small
        variant="secondary"
        to={paths.mijnNotice(number)}
        aria-label={noticeTexts.giveOf(agreementNumber(number))}
      >
        {noticeTexts.give}
      </LinkButton>
    </p>
  )
}
