import { useRevalidator } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { productTypeNames } from '../../catalogue/texts.ts'
import { loadForCustomer } from '../../customers/components/mijn/load-for-customer.ts'
import { Loaded } from '../../customers/components/mijn/loaded.tsx'
import styles from '../../customers/components/mijn/mijn.module.css'
import { mijnSubjects } from '../../customers/texts.ts'
import { savedCartDays } from '../../mailed-links/lifetimes.ts'
import { ownCartsTexts as texts } from '../texts.ts'
import type { Route } from './+types/carts.ts'
import { CartCard } from './cart-card.tsx'

export { PageSkeleton as HydrateFallback } from '../../customers/components/mijn/page-skeleton.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadForCustomer('GET /api/mijn/winkelwagens', request)

/** Carts that the customer kept for later. */
export default function Carts({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const onForgotten = () => {
    announce(texts.forgotten)
    void revalidate()
  }
  return (
    <Loaded answer={loaderData} what={mijnSubjects.carts}>
      {carts =>
        carts.length === 0 ? (
          <Empty title={texts.none} actions={<LinkButton to={paths.emptyBasket}>{texts.begin}</LinkButton>}>
            {texts.noneText}
          </Empty>
        ) : (
          <>
            <p className={styles.intro}>{texts.intro(savedCartDays)}</p>
            {carts.map(cart => (
              <CartCard
                key={cart.id}
                cart={cart}
                name={productTypeNames[cart.productType]}
                onForgotten={onForgotten}
              />
            ))}
          </>
        )
      }
    </Loaded>
  )
}
