import { ExternalLink } from 'lucide-react'
import { paths } from '../../../../api/paths.ts'
import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { commonTexts } from '../../../../common/texts.ts'
import forms from '../../../../ui/forms/forms.module.css'
import { DetailsBlock, DetailsLines } from '../../../../ui/layout/details-block.tsx'
import { FoldingRow } from '../../../details/components/folding-row.tsx'
import { detailsTitles } from '../../../details/label-texts.ts'
import { useBrand } from '../../../page-frame/components/shell-data.ts'
import type { Buyer } from '../../store/buyer.ts'
import { useOrderState } from '../../store/order-state.ts'
import { detailsTexts } from '../../texts/gegevens.ts'
import styles from './change-elsewhere.module.css'
import { NewCustomerForm } from './new-customer-form.tsx'
import { orderEntry } from './order-entry.ts'
import { payingLines } from './organisation-block.tsx'
import { guestErrorsIn } from './refused-details.ts'

/** Id of the heading: the focus goes there when a guest's changes are saved or given up. */
export const organisationRowId = 'organisation'

/** How a guest's details are changed in their row. */
export type GuestChange = {
  readonly isOpen: boolean
  onOpen(): void
  /** Saved, or given up. */
  onDone(): void
  /** The guest is a customer after all. */
  onLogIn(): void
}

type Props = {
  orderer: Buyer
  change: GuestChange
  /** Errors of the order that was refused, which show from the start. */
  refused: FieldErrors
}

/** The buying and paying organisation: a customer changes it in the panel, a guest in this row. */
export function OrganisationRow({ orderer, change, refused }: Props) {
  const state = useOrderState()
  const lines = payingLines(orderer, state)
  if (orderer.kind === 'guest')
    return (
      <FoldingRow
        id={organisationRowId}
        title={detailsTitles.organisation}
        lines={lines}
        isFolded={!change.isOpen}
        onOpen={change.onOpen}
      >
        {change.isOpen && <GuestForm change={change} refused={refused} />}
      </FoldingRow>
    )
  return (
    <DetailsBlock title={detailsTitles.organisation}>
      <div>
        <DetailsLines lines={lines} />
        <p className={forms.note}>{detailsTexts.ofAccount}</p>
        <ChangeElsewhere />
      </div>
    </DetailsBlock>
  )
}

/** The form of a new customer with what the guest filled in, kept as it is typed. */
function GuestForm({ change: { onDone, onLogIn }, refused }: Omit<Props, 'orderer'>) {
  const { guestForm, userDataWithoutRegister: guest } = useOrderState()
  return (
    <NewCustomerForm
      isInRow
      initial={guestForm ?? guest ?? {}}
      refused={guestErrorsIn(refused)}
      onAccepted={details => {
        orderEntry.setGuest(details)
        onDone()
      }}
      onCancel={() => {
        orderEntry.cancelGuestForm()
        onDone()
      }}
      onLogIn={onLogIn}
    />
  )
}

/** A customer changes the company's details in the panel, or in the shop's own pages where there is none. */
function ChangeElsewhere() {
  const { panelUrl } = useBrand()
  return (
    <a href={panelUrl ?? paths.mijnCompany} target="_blank" rel="noreferrer" className={styles.link}>
      {detailsTexts.changeElsewhere}
      <ExternalLink aria-hidden="true" />
      <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
    </a>
  )
}
