import { composeHeaders, loadInBrowser, loadOnServer } from '../load-catalogue.ts'
import { Samenstellen } from '../samenstellen.tsx'
import type { Route } from './+types/samenstellen-mobiel.ts'
import { ComposeMobiel } from './compose-mobiel.tsx'

export const loader = (args: Route.LoaderArgs) => loadOnServer('mobiel', args)

export const clientLoader = () => loadInBrowser('mobiel')

export const headers = composeHeaders

/** Composing an order of mobiel. */
export default function SamenstellenMobiel({ loaderData }: Route.ComponentProps) {
  return <Samenstellen productType="mobiel" products={loaderData.products} Screen={ComposeMobiel} />
}
