import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the site and the file that answers it. */
export default [
  route('sitemap.xml', 'site/sitemap-xml.ts'),
  route('robots.txt', 'site/robots-txt.ts'),
  route('blog/rss.xml', 'site/blog-rss.ts'),
  route('telefonie/tarieven-voip/long', 'site/tariffs/long-voip.ts'),
  route('telefonie/tarieven-wlr/long', 'site/tariffs/long-wlr.ts'),
  layout('site/site-layout.tsx', [
    index('site/home.tsx'),
    route('algemene-voorwaarden', 'site/terms.tsx'),
    route('privacy', 'site/privacy.tsx'),
    route('contact', 'site/contact.tsx'),
    // Every text of content/ at its address, and what is nowhere.
    route('*', 'site/content/content-page.tsx'),
  ]),
  layout('mijn/customer-pages.tsx', [
    route('login', 'mijn/login.tsx'),
    route('wachtwoord-vergeten', 'mijn/forgot-password.tsx'),
    route('wachtwoord-kiezen', 'mijn/choose-password/choose-password.tsx'),
    route('inlogadres-bevestigen', 'mijn/confirm-login-email.tsx'),
    route('bestelling-wijzigen', 'mijn/line-change/line-change.tsx'),
    route('prijsopgave', 'mijn/quote/quote.tsx'),
    route('volgen', 'mijn/follow/follow.tsx'),
    route('mijn', 'mijn/mijn.tsx', [
      index('mijn/overview.tsx'),
      route('bestellingen', 'mijn/requests/orders.tsx'),
      route('bestellingen/:number', 'mijn/requests/order.tsx'),
      route('prijsopgaven', 'mijn/requests/quotes.tsx'),
      route('prijsopgaven/:number', 'mijn/requests/quote.tsx'),
      route('documenten', 'mijn/documents.tsx'),
      route('winkelwagens', 'mijn/carts/carts.tsx'),
      route('bedrijfsgegevens', 'mijn/company/company.tsx'),
      route('contactpersonen', 'mijn/contacts/contacts.tsx'),
      route('inlogadres', 'mijn/login-email.tsx'),
      route('wachtwoord', 'mijn/password.tsx'),
      route('sessies', 'mijn/sessions/sessions.tsx'),
    ]),
  ]),
  layout('beheer/desk-shell.tsx', [
    route('beheer/inloggen', 'beheer/sign-in/sign-in.tsx'),
    route('beheer/toegang', 'beheer/access/access.tsx'),
    route('beheer', 'beheer/desk.tsx', [
      layout('beheer/desk-page.tsx', [
        index('beheer/work-list/work-list.tsx'),
        route('zaken/:number', 'beheer/case/case-page.tsx'),
        route('mail', 'beheer/mails/mails.tsx'),
        route('mail/:id', 'beheer/mails/mail.tsx'),
        route('klanten', 'beheer/customers/customers.tsx'),
        route('klanten/:id', 'beheer/customers/customer.tsx'),
        route('telefonisch', 'beheer/phone/order-by-phone.tsx'),
        route('logboek', 'beheer/audit/audit.tsx'),
        route('account', 'beheer/account/account.tsx'),
        route('medewerkers', 'beheer/colleagues/colleagues.tsx'),
        route('zaken/:number/regels', 'beheer/lines/lines-page.tsx'),
        route('zaken/:number/prijsopgave', 'beheer/quotes/quote-page.tsx'),
        route('prijsopgave', 'beheer/quotes/new-quote.tsx'),
      ]),
    ]),
  ]),
  route('bestellen', 'bestellen/order-flow.tsx', [
    index('bestellen/empty-basket.tsx'),
    route('resellerId/:resellerId', 'bestellen/reseller-link.tsx'),
    route('bedankt', 'bestellen/bedankt.tsx'),
    route('hervatten', 'bestellen/saved-cart/resume.tsx'),
    layout('bestellen/product-type.tsx', [
      // Each composes with a screen of its own, so that none loads the code of the others.
      route('internet/samenstellen', 'bestellen/samenstellen/internet/samenstellen-internet.tsx'),
      route('cloud/samenstellen', 'bestellen/samenstellen/cloud/samenstellen-cloud.tsx'),
      route('mobiel/samenstellen', 'bestellen/samenstellen/mobiel/samenstellen-mobiel.tsx'),
      route('telefonie/samenstellen', 'bestellen/samenstellen/telefonie/samenstellen-telefonie.tsx'),
      route(':productType', 'bestellen/known-type.tsx', [
        index('bestellen/product-type-start.tsx'),
        route('samenstellen', 'bestellen/product-type-start.tsx', { id: 'samenstellen-of-no-type' }),
        route('winkelwagen', 'bestellen/winkelwagen.tsx'),
        route('gegevens', 'bestellen/gegevens/gegevens.tsx'),
        route('controle', 'bestellen/controle/controle.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig
