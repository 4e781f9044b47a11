import { existsSync } from 'node:fs'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Only the modules that exist already, while the order flow is being built. */
const existing = (...routes: RouteConfigEntry[]) =>
  routes.filter(({ file }) => existsSync(new URL(file, import.meta.url)))

/** Every URL of the site and the file that answers it. */
export default [
  layout('site/site-layout.tsx', [
    index('site/home.tsx'),
    route('algemene-voorwaarden', 'site/terms.tsx'),
    route('privacy', 'site/privacy.tsx'),
    route('contact', 'site/contact.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  ...existing(
    route(
      'bestellen',
      'bestellen/order-flow.tsx',
      existing(
        index('bestellen/empty-basket.tsx'),
        route('resellerId/:resellerId', 'bestellen/reseller-link.tsx'),
        route('bedankt', 'bestellen/bedankt.tsx'),
        route(
          ':productType',
          'bestellen/product-type.tsx',
          existing(
            index('bestellen/product-type-start.tsx'),
            route('samenstellen', 'bestellen/samenstellen/samenstellen.tsx'),
            route('winkelwagen', 'bestellen/winkelwagen.tsx'),
            route('gegevens', 'bestellen/gegevens/gegevens.tsx'),
            route('controle', 'bestellen/controle/controle.tsx'),
          ),
        ),
      ),
    ),
  ),
] satisfies RouteConfig
