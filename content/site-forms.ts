import { applicationConsent } from '../src/features/consents/texts.ts'
import type { SiteForm } from '../src/features/forms/site-form.ts'
import {
  answerSoon,
  company,
  email,
  fullName,
  keepApplicationField,
  message,
  optionalPhone,
  phone,
} from './site-form-fields.ts'
import { formsInSteps } from './site-forms-in-steps.ts'

/* The forms of the website: what each asks, what its sender reads, and which mailbox it goes to. */

const forms: readonly SiteForm[] = [
  ...formsInSteps,
  {
    id: 'nis2-ebook',
    endpoint: 'ebook',
    title: 'Vraag het ebook aan',
    subject: 'Aanvraag ebook NIS2',
    target: 'verkoop',
    fields: [
      fullName,
      company,
      email,
      {
        name: 'contact',
        label: 'Bel of mail me over wat {brand} hierbij kan doen',
        pretty: 'Wil contact',
        kind: 'checkbox',
        required: false,
      },
    ],
    button: 'Ebook aanvragen',
    success: {
      title: 'Je ebook staat klaar',
      text: 'Download het hieronder. We mailen je de link ook, zodat je het later terugvindt.',
    },
    confirmation: {
      heading: 'Je ebook over NIS2',
      text: 'Je vroeg ons ebook ‘NIS2 in gewone taal’ aan. Met de knop hieronder open je het.',
    },
  },
  {
    id: 'webinar',
    endpoint: 'universal',
    title: 'Meld je aan',
    subject: 'Aanmelding webinar',
    target: 'verkoop',
    fields: [
      fullName,
      company,
      email,
      { ...message('Waar wil je het over hebben?', false), name: 'vraag', pretty: 'Vraag vooraf' },
    ],
    button: 'Meld me aan',
    success: { title: 'Je bent aangemeld', text: 'Je krijgt een mail zodra de datum bekend is.' },
    confirmation: {
      heading: 'Je bent aangemeld voor het webinar',
      text: 'We mailen je zodra de datum bekend is, met een link om mee te kijken. Komt de datum je niet uit, dan hoef je niets te doen.',
    },
    webhook: 'webinar',
  },
  {
    id: 'contact',
    endpoint: 'universal',
    title: 'Stuur een bericht',
    subject: 'Bericht van de contactpagina',
    target: 'service',
    fields: [
      fullName,
      { ...company, required: false },
      email,
      optionalPhone,
      {
        name: 'onderwerp',
        label: 'Waar gaat het over?',
        pretty: 'Onderwerp',
        kind: 'select',
        required: true,
        options: ['Een nieuwe dienst', 'Een lopende bestelling', 'Een storing', 'Een factuur', 'Iets anders'],
      },
      message('Je bericht'),
    ],
    button: 'Verstuur bericht',
    success: { title: 'Je bericht is verstuurd', text: 'Je krijgt binnen 1 werkdag antwoord.' },
    confirmation: {
      heading: 'We hebben je bericht ontvangen',
      text: 'Je krijgt binnen 1 werkdag antwoord.',
    },
  },
  {
    id: 'bel-mij-terug',
    endpoint: 'universal',
    title: 'Laat je terugbellen',
    subject: 'Terugbelverzoek',
    asksForCall: true,
    target: 'verkoop',
    fields: [
      fullName,
      phone,
      {
        name: 'moment',
        label: 'Wanneer kunnen we bellen?',
        pretty: 'Moment',
        kind: 'select',
        required: true,
        options: ['Zo snel mogelijk', 'In de ochtend', 'In de middag'],
      },
    ],
    button: 'Bel mij terug',
    success: { title: 'We bellen je', text: 'Op werkdagen bellen we je binnen 1 werkdag.' },
    confirmation: null,
  },
  {
    id: 'partner',
    endpoint: 'universal',
    title: 'Word partner',
    subject: 'Aanvraag partnerschap',
    target: 'verkoop',
    fields: [company, fullName, email, phone, message('Wat doet je bedrijf, en wat wil je samen doen?')],
    button: 'Verstuur aanvraag',
    success: { title: 'Je aanvraag is verstuurd', text: answerSoon },
    confirmation: { heading: 'We hebben je aanvraag ontvangen', text: answerSoon },
  },
  {
    id: 'sollicitatie',
    endpoint: 'universal',
    title: 'Solliciteer',
    subject: 'Sollicitatie',
    target: 'personeel',
    fields: [
      fullName,
      email,
      phone,
      { name: 'functie', label: 'Voor welke functie?', pretty: 'Functie', kind: 'text', required: true },
      message('Waarom past dit werk bij je?'),
      {
        name: 'profiel',
        label: 'Link naar je profiel of website',
        pretty: 'Profiel',
        kind: 'text',
        required: false,
        hint: 'Je cv kun je later mailen.',
        autoComplete: 'url',
      },
      {
        name: keepApplicationField,
        label: applicationConsent.text,
        pretty: 'Een jaar bewaren',
        kind: 'checkbox',
        required: false,
        hint: 'Anders wissen we hem vier weken nadat we hem hebben afgehandeld.',
      },
    ],
    button: 'Verstuur sollicitatie',
    success: { title: 'Je sollicitatie is verstuurd', text: 'Je hoort binnen een week van ons.' },
    confirmation: {
      heading: 'We hebben je sollicitatie ontvangen',
      text: 'Je hoort binnen een week van ons. Je cv kun je mailen als antwoord op dit bericht.',
    },
  },
  {
    id: 'overstaphulp',
    endpoint: 'universal',
    title: 'Vraag hulp bij overstappen',
    subject: 'Aanvraag overstaphulp',
    target: 'service',
    fields: [
      company,
      fullName,
      email,
      phone,
      {
        name: 'postcode',
        label: 'Postcode van de aansluiting',
        pretty: 'Postcode',
        kind: 'postcode',
        required: true,
        autoComplete: 'postal-code',
      },
      {
        name: 'huisnummer',
        label: 'Huisnummer en toevoeging',
        pretty: 'Huisnummer',
        kind: 'text',
        required: true,
      },
      { name: 'aanbieder', label: 'Je huidige aanbieder', pretty: 'Aanbieder', kind: 'text', required: true },
      {
        name: 'einddatum',
        label: 'Einde van je contract',
        pretty: 'Einddatum',
        kind: 'text',
        required: false,
        hint: 'Bijvoorbeeld 31 maart 2027. Leeg laten mag.',
      },
      {
        name: 'nummers',
        label: 'Ik wil mijn telefoonnummers meenemen',
        pretty: 'Nummers meenemen',
        kind: 'checkbox',
        required: false,
      },
    ],
    button: 'Verstuur aanvraag',
    success: { title: 'Je aanvraag is verstuurd', text: answerSoon },
    confirmation: {
      heading: 'We helpen je met overstappen',
      text: 'Binnen 1 werkdag bellen we je om de overstap door te nemen. Zeg je huidige contract nog niet op.',
    },
  },
]

/** Name of a form for staff: the subject of its mail. A form that was removed since is shown by its id. */
export const formName = (formId: string): string => siteForms[formId]?.subject ?? `Formulier ${formId}`

/** Every form by its id. */
export const siteForms: Readonly<Record<string, SiteForm>> = Object.fromEntries(
  forms.map(form => [form.id, form]),
)
