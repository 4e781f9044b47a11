import { mobielRules } from '../../../../carts/mobiel.ts'
import { composeHeaders, loadInBrowser, loadOnServer } from '../load-catalogue.ts'
import { missingFromCart } from '../missing-from-cart.ts'
import { Samenstellen } from '../samenstellen.tsx'
import type { Route } from './+types/samenstellen-mobiel.ts'
import { ComposeMobiel } from './compose-mobiel.tsx'

export const loader = (args: Route.LoaderArgs) => loadOnServer('mobiel', args)

export const clientLoader = () => loadInBrowser('mobiel')

export const headers = composeHeaders

const whatIsMissing = missingFromCart(mobielRules)

/** Composing an order of mobiel. */
export default function SamenstellenMobiel({ loaderData }: Route.ComponentProps) {
  return (
    <Samenstellen
      rules={mobielRules}
      products={loaderData.products}
      Screen={ComposeMobiel}
      whatIsMissing={whatIsMissing}
    />
  )
}
