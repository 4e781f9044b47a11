import { composeHeaders, loadInBrowser, loadOnServer } from '../load-catalogue.ts'
import { Samenstellen } from '../samenstellen.tsx'
import type { Route } from './+types/samenstellen-cloud.ts'
import { ComposeCloud } from './compose-cloud.tsx'

export const loader = (args: Route.LoaderArgs) => loadOnServer('cloud', args)

export const clientLoader = () => loadInBrowser('cloud')

export const headers = composeHeaders

/** Composing an order of cloud. */
export default function SamenstellenCloud({ loaderData }: Route.ComponentProps) {
  return <Samenstellen productType="cloud" products={loaderData.products} Screen={ComposeCloud} />
}
