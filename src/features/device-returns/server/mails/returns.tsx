import { brandAddressLine } from '../../../../common/brand.ts'
import { formatDay } from '../../../../common/moments.ts'
import { formatEuro } from '../../../../common/money.ts'
import { agreementNumber } from '../../../../common/order-number.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { Email, EmailContext, EmailSources } from '../../../../platform/mail/email.ts'
import { Facts, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import {
  AgreementMail,
  type OrderOfParty,
  orderForParty,
} from '../../../agreements/server/mails/agreement-mail.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import type { ComingBack } from '../../returns.ts'
import { reportedReturns } from './reported-returns.ts'
import { returnReminderTexts, returnSlipMailTexts } from './texts.ts'

/** The devices that a mail asks for, and their order. */
export type AskedReturns = { readonly order: OrderOfParty; readonly devices: readonly ComingBack[] }

async function load(delivery: EmailDelivery, sources: EmailSources): Promise<AskedReturns | null> {
  const told = await reportedReturns(sources.database, delivery)
  return told && { order: await orderForParty(told.order, told.party, sources), devices: told.devices }
}

type Texts = typeof returnSlipMailTexts | typeof returnReminderTexts

const numberOf = (order: OrderOfParty): string => agreementNumber(orderName(order))

const day = (of: string): string => formatDay(new Date(of))

type Props = { about: AskedReturns; context: EmailContext; texts: Texts }

function AskForDevices({ about: { order, devices }, context, texts }: Props) {
  const lastDay = devices[0]?.lastDay ?? ''
  const highest = Math.max(...devices.map(({ priceInCents }) => priceInCents))
  return (
    <AgreementMail order={order} context={context} preview={texts.preview} heading={texts.heading}>
      <Paragraph>{texts.intro(numberOf(order), order.organization.companyName, day(lastDay))}</Paragraph>
      <Facts
        rows={[
          ...devices.map(({ name, open, dueOn }) => [name, texts.device(open, day(dueOn))] as const),
          [texts.address, `${context.brand.legalName}, ${brandAddressLine(context.brand)}`],
        ]}
      />
      <Paragraph>{texts.box}</Paragraph>
      {highest > 0 && <Paragraph>{texts.cost(formatEuro(highest))}</Paragraph>}
      {'underWay' in texts && <Paragraph>{texts.underWay}</Paragraph>}
    </AgreementMail>
  )
}

const asking = (texts: Texts): Email<AskedReturns> => ({
  load,
  subject: ({ order }, { brand }) => texts.subject(numberOf(order), brand.name),
  body: (about, context) => <AskForDevices about={about} context={context} texts={texts} />,
})

/** To the contact and the organisation: which devices come back, by when and where. */
export const returnSlipMail: Email<AskedReturns> = asking(returnSlipMailTexts)

/** To the same, once, where nothing came. */
export const returnReminder: Email<AskedReturns> = asking(returnReminderTexts)
