import { brandAddressLine } from '../../../../common/brand.ts'
import { formatDay } from '../../../../common/moments.ts'
import { formatEuro } from '../../../../common/money.ts'
import { agreementNumber } from '../../../../common/order-number.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { Email, EmailContext, EmailSources } from '../../../../platform/mail/email.ts'
import { Facts, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { withFollowToken } from '../../../cases/server/mails/load.ts'
import type { LinkedOrder } from '../../../orders/server/mails/load.ts'
import { Progress } from '../../../orders/server/mails/progress.tsx'
import type { ComingBack } from '../../returns.ts'
import { reportedReturns } from './reported-returns.ts'
import { returnReminderTexts, returnSlipMailTexts } from './texts.ts'

/** The devices that a mail asks for, and their order. */
export type AskedReturns = { readonly order: LinkedOrder; readonly devices: readonly ComingBack[] }

async function load(delivery: EmailDelivery, sources: EmailSources): Promise<AskedReturns | null> {
  const told = await reportedReturns(sources.database, delivery)
  return told && { order: await withFollowToken(told.order, sources), devices: told.devices }
}

type Texts = typeof returnSlipMailTexts | typeof returnReminderTexts

const numberOf = (order: LinkedOrder): string => agreementNumber(orderName(order))

const day = (of: string): string => formatDay(new Date(of))

type Props = { about: AskedReturns; context: EmailContext; texts: Texts }

function AskForDevices({ about: { order, devices }, context, texts }: Props) {
  const lastDay = devices[0]?.lastDay ?? ''
  const highest = Math.max(...devices.map(({ priceInCents }) => priceInCents))
  return (
    <Progress order={order} context={context} preview={texts.preview} heading={texts.heading}>
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
    </Progress>
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
