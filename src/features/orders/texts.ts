import { sharedTexts } from '../../common/texts.ts'
import type { RequestType } from './contract.ts'
import type { OrderPromise } from './order-promise.ts'
import { connectedBy } from './order-promise-texts.ts'

/** Why an order is not placed. */
export const orderRefusals = {
  agreeToDuration: (months: number) =>
    `Geef toestemming voor het contract van ${months} maanden, of kies een kortere looptijd.`,
  notAtDesk:
    'Je bent niet meer ingelogd bij beheer. Log in een ander tabblad in en plaats de bestelling dan opnieuw.',
  pricesChanged: 'De prijzen zijn veranderd sinds je ze zag. Bekijk de nieuwe bedragen en ga ermee akkoord.',
  noneYet: sharedTexts.noOrderYet,
  keyUsed: 'Deze bestelling is al verstuurd met andere gegevens. Begin een nieuwe bestelling.',
  invoiceEmailTwice:
    'Bij andere factuurgegevens hoort al een e-mailadres. Laat het e-mailadres voor facturen hier leeg.',
  noQuotes: 'Een prijsopgave vraag je hier niet aan. Stel een bestelling samen of bel ons.',
  notSo: 'Deze bestelling kan zo niet worden geplaatst.',
  unknownProduct: 'Een product in je winkelwagen wordt niet meer verkocht. Stel je bestelling opnieuw samen.',
} as const

/** The words of orders that staff take on the phone. */
export const phoneOrderTexts = {
  title: 'Telefonische bestelling',
  onBehalf: 'Je bestelt namens de beller.',
  stop: 'Stoppen',
  readOut:
    'Lees elke zin voor aan de beller en vink aan waar hij mee akkoord gaat. Het wordt vastgelegd als door jou voorgelezen.',
  done: {
    title: 'De telefonische bestelling is geplaatst',
    text: 'De beller krijgt de bevestiging per mail. De zaak staat op jouw naam.',
    next: 'Volgende beller',
    toCase: 'Naar de zaak',
  },
} as const

type OrderStep = { readonly title: string; readonly text: string }

/** Steps after an order or a quote request, shown on controle and after it is placed. */
export const orderStepsOf = (requestType: RequestType, promise: OrderPromise): readonly OrderStep[] =>
  requestType === 'order'
    ? [...orderSteps.order, { title: 'De levering begint', text: connectedBy(promise) }]
    : orderSteps.quote

const orderSteps: Readonly<Record<RequestType, readonly OrderStep[]>> = {
  order: [
    { title: 'Binnen 1 werkdag gebeld', text: 'We bellen je om je bestelling door te nemen.' },
    {
      title: 'Samen controleren en bevestigen',
      text: 'We lopen alles na en kiezen een datum die jou past.',
    },
  ],
  quote: [
    { title: 'Binnen 1 werkdag gebeld', text: 'We bellen je om je aanvraag door te nemen.' },
    {
      title: 'Samen controleren en bevestigen',
      text: 'Je krijgt een prijsopgave op maat en beslist zelf of je bestelt.',
    },
    {
      title: 'De levering begint',
      text: 'Pas nadat je de prijsopgave accepteert, gaan we voor je aan de slag.',
    },
  ],
}

export const orderProcess = {
  title: 'Hoe verloopt het proces?',
  text: {
    order:
      'Na je bestelling krijg je meteen een bevestiging per e-mail. Daarna regelen wij de aansluiting en houden we je bij elke stap op de hoogte.',
    quote:
      'Na je aanvraag krijg je meteen een bevestiging per e-mail. Je zit nergens aan vast: je beslist pas als je onze prijsopgave hebt gezien.',
  },
} as const satisfies { title: string; text: Record<RequestType, string> }
