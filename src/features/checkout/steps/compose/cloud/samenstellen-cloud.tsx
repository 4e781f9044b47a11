import { cloudRules } from '../../../../carts/cloud.ts'
import { composeHeaders, loadInBrowser, loadOnServer } from '../load-catalogue.ts'
import { missingFromCart } from '../missing-from-cart.ts'
import { Samenstellen } from '../samenstellen.tsx'
import type { Route } from './+types/samenstellen-cloud.ts'
import { ComposeCloud } from './compose-cloud.tsx'

export const loader = (args: Route.LoaderArgs) => loadOnServer('cloud', args)

export const clientLoader = () => loadInBrowser('cloud')

export const headers = composeHeaders

const whatIsMissing = missingFromCart(cloudRules)

/** Composing an order of cloud. */
export default function SamenstellenCloud({ loaderData }: Route.ComponentProps) {
  return (
    <Samenstellen
      rules={cloudRules}
      products={loaderData.products}
      Screen={ComposeCloud}
      whatIsMissing={whatIsMissing}
    />
  )
}
