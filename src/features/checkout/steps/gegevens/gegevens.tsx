import { useEffect, useRef, useState } from 'react'
import { callMessages } from '../../../../api/texts.ts'
import { commonTexts } from '../../../../common/texts.ts'
import forms from '../../../../ui/forms/forms.module.css'
import { Button } from '../../../../ui/kit/button.tsx'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { Skeleton } from '../../../../ui/kit/skeleton.tsx'
import type { ProductType } from '../../../catalogue/product.ts'
import { logOut } from '../../../customers/components/log-out.ts'
import { PasswordChosenNotice } from '../../../customers/components/password-chosen.tsx'
import { useReloadFor } from '../../../customers/components/use-reload-for.ts'
import type { Customer } from '../../../customers/contract.ts'
import { passwordChosenTexts } from '../../../customers/link-texts.ts'
import page from '../../components/flow-page.module.css'
import { UnknownContents } from '../../components/step-skeleton.tsx'
import { useBuyer } from '../../store/buyer.ts'
import { useOrderState } from '../../store/order-state.ts'
import { detailsTexts } from '../../texts/gegevens.ts'
import { StepGuard } from '../step-guard.tsx'
import type { Route } from './+types/gegevens.ts'
import { AccountTabs } from './account-tabs.tsx'
import styles from './gegevens.module.css'
import { OrderDetails } from './order-details.tsx'
import { organisationRowId } from './organisation-row.tsx'
import { QuoteForm } from './quote-form.tsx'
import { guestErrorsIn, useRefusedDetails } from './refused-details.ts'

/** Detects that the customer returns from changing details on their own pages (order-flow §2). */
const hasChanged = (shown: Customer, now: Customer) => shown !== now

export { knownType as clientLoader, knownType as loader } from '../../store/flow-place.ts'

/** Step 2: who orders (order-flow §2). */
export default function Gegevens({ params }: Route.ComponentProps) {
  return (
    <StepGuard step="gegevens" type={params.productType} Content={WhoOrders} Pending={WhoOrdersSkeleton} />
  )
}

function WhoOrders({ productType }: { productType: ProductType }) {
  const { requestType, userDataWithoutRegister: guest, guestForm, loginEnded } = useOrderState()
  const orderer = useBuyer()
  const refused = useRefusedDetails()
  // A guest who reloads the page goes on with the changes.
  const [changing, setChanging] = useState<'company' | 'account' | null>(() =>
    guest && (guestForm || Object.keys(guestErrorsIn(refused)).length > 0) ? 'company' : null,
  )
  const content = useRef<HTMLDivElement>(null)
  useReloadFor(hasChanged)
  const [left, setLeft] = useState({ times: 0, isInPlace: false })
  const leaveFor = (next: typeof changing) => {
    setLeft(({ times }) => ({ times: times + 1, isInPlace: changing === 'company' && next === null }))
    setChanging(next)
  }
  /**
   * Another form has taken the place of the one that was left: the reader starts at its heading, or at its top. A row that was
   * changed in place is where the reader is.
   */
  useEffect(() => {
    if (left.times === 0) return
    const row = left.isInPlace && document.getElementById(organisationRowId)
    if (row) return row.focus()
    const heading = content.current?.querySelector<HTMLElement>('h3[tabindex]')
    ;(heading ?? content.current)?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [left])

  const form = () => {
    if (requestType === 'quote') return <QuoteForm key={orderer?.kind} known={orderer} refused={refused} />
    const isCustomer = orderer?.kind === 'customer'
    if (!orderer || (!isCustomer && (changing === 'account' || loginEnded)))
      return <AccountTabs guest={guest} logsIn={changing === 'account'} onDone={() => leaveFor(null)} />
    return (
      <>
        {isCustomer && (
          <LoggedInLine
            name={`${orderer.firstName} ${orderer.lastName}`}
            onLoggedOut={() => leaveFor(null)}
          />
        )}
        <OrderDetails
          // Begins anew with what a guest has changed.
          key={`${orderer.kind} ${left.times}`}
          productType={productType}
          orderer={orderer}
          refused={left.times === 0 ? refused : {}}
          guestChange={{
            isOpen: !isCustomer && changing === 'company',
            onOpen: () => setChanging('company'),
            onDone: () => leaveFor(null),
            onLogIn: () => leaveFor('account'),
          }}
        />
      </>
    )
  }
  return (
    <div className={page.stack}>
      <div ref={content} tabIndex={-1} className={page.stack}>
        {orderer?.kind === 'customer' && <PasswordChosenNotice text={passwordChosenTexts.goOn} />}
        {form()}
      </div>
    </div>
  )
}

type Props = {
  /** Name of the logged-in customer. */
  name: string
  onLoggedOut: () => void
}

/** Says who is logged in, with the way out. */
function LoggedInLine({ name, onLoggedOut }: Props) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    setHasFailed(false)
    const hasLeft = await logOut()
    setIsLeaving(false)
    if (hasLeft) onLoggedOut()
    else setHasFailed(true)
  }
  return (
    <>
      <div className={styles.line}>
        <p>{filledText(detailsTexts.loggedInAs, { name: <strong>{name}</strong> })}</p>
        <Button variant="secondary" small busy={isLeaving} onClick={leave}>
          {commonTexts.logOut}
        </Button>
      </div>
      {hasFailed && (
        <Notice kind="error" title={commonTexts.logOutFailed}>
          <p>{callMessages.unavailable}</p>
        </Notice>
      )}
    </>
  )
}

/**
 * Holds the place of who orders. Most come as new customers: to whom the head marks as nothing else (src/features/checkout/head-script.ts), the
 * first words of their form are shown before it can be filled in.
 */
const WhoOrdersSkeleton = () => (
  <>
    <div className={styles.newCustomer}>
      <Skeleton shape="control" />
      <p className={forms.note}>
        {detailsTexts.newCustomer} {detailsTexts.allRequired}
      </p>
      <Skeleton shape="heading" />
      <Skeleton shape="panel" />
    </div>
    <div className={styles.other}>
      <UnknownContents />
    </div>
  </>
)
