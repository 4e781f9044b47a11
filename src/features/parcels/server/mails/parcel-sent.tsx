import type { Email } from '../../../../platform/mail/email.ts'
import { Facts, Paragraph, TextLink } from '../../../../platform/mail/templates/components.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { addressLine } from '../../../details/facts.ts'
import { reportedEvents } from '../../../events/server/reported-events.ts'
import { type LinkedOrder, loadLinkedOrder } from '../../../orders/server/mails/load.ts'
import { Progress } from '../../../orders/server/mails/progress.tsx'
import { parcelEvents } from '../../events.ts'
import { carrierName, trackingLink } from '../../parcel.ts'
import { parcelTexts } from '../../texts.ts'
import { parcelsOf, type StoredParcel } from '../stored-parcels.ts'
import { parcelSentTexts as texts } from './texts.ts'

/** An order with the parcels that are on their way. */
export type OrderParcels = { readonly order: LinkedOrder; readonly parcels: readonly StoredParcel[] }

/** To the order contact: which parcels are on their way, and where each is followed. */
export const parcelSent: Email<OrderParcels> = {
  async load(delivery, sources) {
    const [order, told] = [
      await loadLinkedOrder(delivery, sources),
      await reportedEvents(sources.database, delivery),
    ]
    if (!order || !told) return null
    const isLater = (parcel: StoredParcel) =>
      told.later.some(({ type, data }) => type === parcelEvents.added && data.parcel === parcel.id)
    const parcels = await parcelsOf(sources.database, order.caseId)
    return { order, parcels: parcels.filter(parcel => !isLater(parcel)) }
  },
  subject: ({ order, parcels }, { brand }) =>
    (parcels.length > 1 ? texts.subjectOfMany : texts.subject)(orderName(order), brand.name),
  body({ order, parcels }, context) {
    const number = orderName(order)
    return (
      <Progress
        order={order}
        context={context}
        preview={texts.preview(number)}
        heading={parcels.length > 1 ? texts.headingOfMany : texts.heading}
        questions={texts.questions}
      >
        <Paragraph>
          {parcels.length > 1
            ? texts.introOfMany(parcels.length, number, order.organization.companyName)
            : texts.intro(number, order.organization.companyName)}
        </Paragraph>
        <Facts
          rows={[
            [texts.address, addressLine(order.installationAddress)],
            ...parcels.map(
              parcel =>
                [
                  `${carrierName(parcel.carrier)} ${parcel.code}`,
                  <TextLink key={parcel.id} href={trackingLink(parcel, order.installationAddress.zipCode)}>
                    {parcelTexts.followOther}
                  </TextLink>,
                ] as const,
            ),
          ]}
        />
      </Progress>
    )
  },
}
