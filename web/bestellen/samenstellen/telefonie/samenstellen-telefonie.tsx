import { composeHeaders, loadInBrowser, loadOnServer } from '../load-catalogue.ts'
import { Samenstellen } from '../samenstellen.tsx'
import type { Route } from './+types/samenstellen-telefonie.ts'
import { ComposeTelefonie } from './compose-telefonie.tsx'

export const loader = (args: Route.LoaderArgs) => loadOnServer('telefonie', args)

export const clientLoader = () => loadInBrowser('telefonie')

export const headers = composeHeaders

/** Composing an order of telefonie. */
export default function SamenstellenTelefonie({ loaderData }: Route.ComponentProps) {
  return <Samenstellen productType="telefonie" products={loaderData.products} Screen={ComposeTelefonie} />
}
