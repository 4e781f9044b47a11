import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { routeIds } from './ui/navigation/route-ids.ts'

/** Every URL of the site and the file that answers it. */
export default [
  route('sitemap.xml', 'features/site/pages/sitemap-xml.ts'),
  route('robots.txt', 'features/site/pages/robots-txt.ts'),
  route('blog/rss.xml', 'features/site/pages/blog-rss.ts'),
  route('telefonie/tarieven-voip/long', 'features/site/pages/tariffs/long-voip.ts'),
  route('telefonie/tarieven-wlr/long', 'features/site/pages/tariffs/long-wlr.ts'),
  layout('features/site/pages/site-layout.tsx', { id: routeIds.website }, [
    index('features/site/pages/home.tsx'),
    route('algemene-voorwaarden', 'features/site/pages/terms.tsx'),
    route('privacy', 'features/site/pages/privacy.tsx'),
    route('contact', 'features/site/pages/contact.tsx'),
    // Every text of content/ at its address, and what is nowhere.
    route('*', 'features/site/pages/content/content-page.tsx'),
  ]),
  layout('app/mijn/customer-pages.tsx', [
    route('login', 'features/customers/customer/login.tsx'),
    route('wachtwoord-vergeten', 'features/customers/customer/forgot-password.tsx'),
    route('wachtwoord-kiezen', 'features/customers/customer/choose-password/choose-password.tsx'),
    route('inlogadres-bevestigen', 'features/customers/customer/confirm-login-email.tsx'),
    route('bestelling-wijzigen', 'features/line-changes/customer/line-change.tsx'),
    route('prijsopgave', 'features/quotes/customer/quote.tsx'),
    route('volgen', 'features/tracking/customer/progress.tsx'),
    route('mijn', 'app/mijn/mijn.tsx', [
      index('app/mijn/overview.tsx'),
      route('bestellingen', 'features/tracking/customer/orders.tsx'),
      route('bestellingen/:number', 'features/tracking/customer/order.tsx'),
      route('prijsopgaven', 'features/quotes/customer/quotes.tsx'),
      route('prijsopgaven/:number', 'features/quotes/customer/requested-quote.tsx'),
      route('documenten', 'app/mijn/documents.tsx'),
      route('winkelwagens', 'features/saved-carts/customer/carts.tsx'),
      route('bedrijfsgegevens', 'features/customers/customer/company/company.tsx'),
      route('contactpersonen', 'features/customers/customer/contacts/contacts.tsx'),
      route('inlogadres', 'features/customers/customer/login-email.tsx'),
      route('wachtwoord', 'features/customers/customer/password.tsx'),
      route('sessies', 'features/customers/customer/sessions/sessions.tsx'),
    ]),
  ]),
  layout('app/desk/desk-shell.tsx', [
    route('beheer/inloggen', 'features/staff/desk/sign-in/sign-in.tsx'),
    route('beheer/toegang', 'features/staff/desk/access/access.tsx'),
    route('beheer', 'app/desk/desk.tsx', { id: routeIds.desk }, [
      layout('app/desk/desk-page.tsx', [
        index('features/work-list/desk/work-list.tsx'),
        route('zaken/:number', 'features/cases/desk/case-page.tsx'),
        route('mail', 'features/mails/desk/mails.tsx'),
        route('mail/:id', 'features/mails/desk/mail.tsx'),
        route('klanten', 'features/customers/desk/customers.tsx'),
        route('klanten/:id', 'features/customers/desk/customer.tsx'),
        route('telefonisch', 'features/orders/desk/order-by-phone.tsx'),
        route('logboek', 'features/audit/desk/audit.tsx'),
        route('account', 'features/staff/desk/account/account.tsx'),
        route('medewerkers', 'features/staff/desk/colleagues/colleagues.tsx'),
        route('zaken/:number/regels', 'features/line-changes/desk/lines-page.tsx'),
        route('zaken/:number/prijsopgave', 'features/quotes/desk/quote-page.tsx'),
        route('prijsopgave', 'features/quotes/desk/new-quote.tsx'),
      ]),
    ]),
  ]),
  route('bestellen', 'features/checkout/steps/order-flow.tsx', [
    index('features/checkout/steps/empty-basket.tsx'),
    route('resellerId/:resellerId', 'features/checkout/steps/reseller-link.tsx'),
    route('bedankt', 'features/checkout/steps/bedankt.tsx'),
    route('hervatten', 'features/saved-carts/components/resume-page.tsx'),
    // Each composes with a screen of its own, so that none loads the code of the others.
    route('internet/samenstellen', 'features/checkout/steps/compose/internet/samenstellen-internet.tsx'),
    route('cloud/samenstellen', 'features/checkout/steps/compose/cloud/samenstellen-cloud.tsx'),
    route('mobiel/samenstellen', 'features/checkout/steps/compose/mobiel/samenstellen-mobiel.tsx'),
    route('telefonie/samenstellen', 'features/checkout/steps/compose/telefonie/samenstellen-telefonie.tsx'),
    route(':productType', 'features/checkout/steps/product-type-start.tsx'),
    route(':productType/samenstellen', 'features/checkout/steps/product-type-start.tsx', {
      id: 'samenstellen-of-no-type',
    }),
    route(':productType/winkelwagen', 'features/checkout/steps/winkelwagen.tsx'),
    route(':productType/gegevens', 'features/checkout/steps/gegevens/gegevens.tsx'),
    route(':productType/controle', 'features/checkout/steps/controle/controle.tsx'),
  ]),
] satisfies RouteConfig
