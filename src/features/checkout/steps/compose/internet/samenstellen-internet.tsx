import { linesAtAddress } from '../../../../carts/internet/line-choices.ts'
import { internetRules } from '../../../../carts/internet/validate.ts'
import { composeTexts } from '../../../texts/flow.ts'
import { composePlaces } from '../compose-places.ts'
import { composeHeaders, loadInBrowser, loadOnServer } from '../load-catalogue.ts'
import { missingFromCart, type WhatIsMissing } from '../missing-from-cart.ts'
import { Samenstellen } from '../samenstellen.tsx'
import type { Route } from './+types/samenstellen-internet.ts'
import { ComposeInternet } from './compose-internet.tsx'

export const loader = (args: Route.LoaderArgs) => loadOnServer('internet', args)

export const clientLoader = () => loadInBrowser('internet')

export const headers = composeHeaders

const missingAtAddress = missingFromCart(internetRules, ({ addressCheck }, catalogue) =>
  linesAtAddress(addressCheck?.products ?? [], catalogue),
)

const whatIsMissing: WhatIsMissing = (state, catalogue) => {
  if (!state.address) return { text: composeTexts.missing.address, at: composePlaces.postcode }
  if (!state.addressCheck) return { text: composeTexts.missing.addressCheck }
  return missingAtAddress(state, catalogue)
}

/** Composing an order of internet. */
export default function SamenstellenInternet({ loaderData }: Route.ComponentProps) {
  return (
    <Samenstellen
      rules={internetRules}
      products={loaderData.products}
      Screen={ComposeInternet}
      whatIsMissing={whatIsMissing}
    />
  )
}
