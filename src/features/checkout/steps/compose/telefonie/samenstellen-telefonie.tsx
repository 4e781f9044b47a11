import { retentionNumberProblems } from '../../../../carts/telefonie/retention-number.ts'
import { telefonieRules } from '../../../../carts/telefonie/validate.ts'
import { composeTexts } from '../../../texts/flow.ts'
import { composePlaces } from '../compose-places.ts'
import { composeHeaders, loadInBrowser, loadOnServer } from '../load-catalogue.ts'
import { missingFromCart, type WhatIsMissing } from '../missing-from-cart.ts'
import { Samenstellen } from '../samenstellen.tsx'
import type { Route } from './+types/samenstellen-telefonie.ts'
import { ComposeTelefonie } from './compose-telefonie.tsx'

export const loader = (args: Route.LoaderArgs) => loadOnServer('telefonie', args)

export const clientLoader = () => loadInBrowser('telefonie')

export const headers = composeHeaders

const whatIsMissing: WhatIsMissing = (state, catalogue) =>
  missingFromCart(telefonieRules)(state, catalogue) ??
  (retentionNumberProblems(state.additionalData.phoneNumberRetention).some(Boolean)
    ? { text: composeTexts.missing.numbers, at: composePlaces.numbers }
    : null)

/** Composing an order of telefonie. */
export default function SamenstellenTelefonie({ loaderData }: Route.ComponentProps) {
  return (
    <Samenstellen
      rules={telefonieRules}
      products={loaderData.products}
      Screen={ComposeTelefonie}
      whatIsMissing={whatIsMissing}
    />
  )
}
