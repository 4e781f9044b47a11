import type { RequestType } from './contract.ts'

/** Steps after an order or a quote request, shown on controle and after it is placed. */
export const orderSteps: Readonly<Record<RequestType, readonly { title: string; text: string }[]>> = {
  order: [
    { title: 'Binnen 1 werkdag gebeld', text: 'We bellen je om je bestelling door te nemen.' },
    {
      title: 'Samen controleren en bevestigen',
      text: 'We lopen alles na en kiezen een datum die jou past.',
    },
    { title: 'De levering begint', text: 'Binnen 1 tot 3 weken ben je aangesloten.' },
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
