import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { EmailContext } from '../../../../platform/mail/email.ts'
import { ButtonLink, Small, TextLink } from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { followLink } from '../../../mailed-links/server/progress-link.ts'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { orderPage } from '../../contract.ts'
import type { LinkedOrder } from './load.ts'
import { progressMailTexts as texts } from './texts.ts'

/** The way to where an order stands, without an account; for who has one, the way there too. */
export const ProgressButton = ({ order, context }: { order: LinkedOrder; context: EmailContext }) => (
  <>
    <ButtonLink href={progressUrl(order, context)}>{texts.follow}</ButtonLink>
    {order.isCustomers && (
      <Small>
        {filledText(texts.inAccount, {
          account: (
            <TextLink href={`${context.publicUrl}${orderPage(formatOrderNumber(order.orderNumber))}`}>
              {texts.account}
            </TextLink>
          ),
        })}
      </Small>
    )}
  </>
)

/** The way there beside another button. */
export const ProgressLine = ({
  followToken,
  context,
}: {
  followToken: string
  context: Pick<EmailContext, 'publicUrl'>
}) => (
  // Typed text may follow it, which brings no room of its own.
  <div style={{ margin: '0 0 16px' }}>
    <Small>
      <TextLink href={progressUrl({ followToken }, context)}>{texts.standing}</TextLink>
    </Small>
  </div>
)

/** The page that tells where a case stands, for who has the link. */
export const progressUrl = (
  { followToken }: { readonly followToken: string },
  { publicUrl }: Pick<EmailContext, 'publicUrl'>,
): string => `${publicUrl}${pathOfLink(followLink, followToken)}`
