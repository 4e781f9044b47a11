import { broughtApis, type TmfApi, tmfApiNames } from '../features/api-clients/tmf-resources.ts'
import { quoteApis } from '../features/quotes/tmf-apis.ts'

/** APIs of TM Forum that features bring beside those of the shop's core. */
const brought: readonly TmfApi[] = [...quoteApis]

const isServed = (api: TmfApi): boolean => !broughtApis.some(other => other === api) || brought.includes(api)

/** APIs of TM Forum that the shop serves. */
export const servedApis: readonly TmfApi[] = tmfApiNames.filter(isServed)
