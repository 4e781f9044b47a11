import type { ReactNode } from 'react'
import type { AnswerOf } from '../../../api/types.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { AgreementByLink } from '../../agreements/components/agreement-by-link.tsx'
import { originFacts } from '../../cases/order-origin.ts'
import type { StateTexts } from '../../customers/texts.ts'
import type { FollowedKind } from '../followed-kind.ts'
import { followedOrders, orderStatusTexts } from '../followed-orders.ts'
import { OrderDeliveryPart } from './order-delivery-part.tsx'
import { OrderReturnsPart } from './order-returns-part.tsx'

/** A case behind the link of its mails. */
export type Followed = AnswerOf<'POST /api/volgen'>

type FollowedAs<Kind extends Followed['kind']> = Extract<Followed, { kind: Kind }> & { readonly kind: Kind }

/** The link that is followed. */
type FollowedLink = {
  readonly token: string
  /** It stopped serving while the page was open. */
  readonly onDead: () => void
}

/** A case behind its link as the feature of its kind shows it. */
export type ShownCase = {
  readonly of: FollowedKind
  readonly state: StateTexts
  readonly facts?: readonly (readonly [string, ReactNode])[]
  /** The way to where its customer decides. */
  readonly lead?: Elements
  /** Below its progress. */
  readonly delivery?: Elements
  /** Its agreement, since the delivery. */
  readonly agreement?: (link: FollowedLink) => Elements
  /** Its products in parts, each of a type and for an address of its own; null where it has none. */
  readonly inParts?: Elements
}

/** How a case of each kind is shown; src/app/mijn/follow.tsx lists them. */
export type ShownKinds = { readonly [Kind in Followed['kind']]: (followed: FollowedAs<Kind>) => ShownCase }

/** An order behind its link. */
export const shownOrder: ShownKinds['order'] = ({
  number,
  productType,
  state,
  progress,
  origin,
  delivery,
  agreement,
  returns,
}) => ({
  of: followedOrders,
  state: orderStatusTexts(state, progress),
  facts: originFacts(origin),
  delivery: <OrderDeliveryPart delivery={delivery} />,
  agreement: link =>
    agreement && (
      <AgreementByLink {...link} agreement={agreement} orderNumber={number} productType={productType}>
        <OrderReturnsPart returns={returns} />
      </AgreementByLink>
    ),
})

/** Has the feature of its kind show a case. */
export const shownAs = <Kind extends Followed['kind']>(
  kinds: ShownKinds,
  followed: FollowedAs<Kind>,
): ShownCase => kinds[followed.kind](followed)
