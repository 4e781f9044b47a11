import { composeHeaders, loadInBrowser, loadOnServer } from '../load-catalogue.ts'
import { Samenstellen } from '../samenstellen.tsx'
import type { Route } from './+types/samenstellen-internet.ts'
import { ComposeInternet } from './compose-internet.tsx'

export const loader = (args: Route.LoaderArgs) => loadOnServer('internet', args)

export const clientLoader = () => loadInBrowser('internet')

export const headers = composeHeaders

/** Composing an order of internet. */
export default function SamenstellenInternet({ loaderData }: Route.ComponentProps) {
  return <Samenstellen productType="internet" products={loaderData.products} Screen={ComposeInternet} />
}
