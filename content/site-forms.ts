import type { FormField, FormStep, SiteForm } from './site-form.ts'

/* The forms of the website: what each asks, what its sender reads, and which mailbox it goes to. */

const company: FormField = {
  name: 'bedrijf',
  label: 'Bedrijfsnaam',
  kind: 'text',
  required: true,
  autoComplete: 'organization',
}
const fullName: FormField = {
  name: 'naam',
  label: 'Naam',
  kind: 'text',
  required: true,
  autoComplete: 'name',
}
const email: FormField = {
  name: 'email',
  label: 'E-mailadres',
  kind: 'email',
  required: true,
  autoComplete: 'email',
}
const phone: FormField = {
  name: 'telefoon',
  label: 'Telefoonnummer',
  kind: 'tel',
  required: true,
  autoComplete: 'tel',
}
const optionalPhone: FormField = { ...phone, required: false }
const message = (label: string, required = true): FormField => ({
  name: 'bericht',
  label,
  kind: 'textarea',
  required,
})
const customerNumber: FormField = {
  name: 'klantnummer',
  label: 'Klantnummer',
  kind: 'text',
  required: false,
  hint: 'Staat op je factuur.',
}

const employees = ['1 tot 9', '10 tot 49', '50 tot 249', '250 of meer']
const yesNoUnknown = ['Ja', 'Nee', 'Weet ik niet']
const check = (name: string, label: string, pretty: string, options = yesNoUnknown): FormField => ({
  name,
  label,
  pretty,
  kind: 'radio',
  required: true,
  options,
})

/** Fields that are asked step by step; the server knows them as one list. */
const inSteps = (
  ...steps: readonly (Omit<FormStep, 'fields'> & { readonly fields: readonly FormField[] })[]
): Pick<SiteForm, 'fields' | 'steps'> => ({
  fields: steps.flatMap(({ fields }) => fields),
  steps: steps.map(step => ({ ...step, fields: step.fields.map(({ name }) => name) })),
})

/** A question of the keuzehulp, each answer with what fits it. */
const choice = (
  name: string,
  label: string,
  ...answers: readonly (readonly [answer: string, fits: string, to: string])[]
): FormField => ({
  name,
  label,
  kind: 'radio',
  required: true,
  options: answers.map(([answer]) => answer),
  advice: answers.map(([, fits, to]) => ({ label: fits, to })),
})

const answerSoon = 'We nemen binnen 1 werkdag contact met je op.'

const forms: readonly SiteForm[] = [
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
    id: 'cyberveilig-check',
    endpoint: 'security-check',
    title: 'De cyberveilig-check',
    subject: 'Cyberveilig-check',
    target: 'verkoop',
    ...inSteps(
      {
        title: 'Inloggen en bijwerken',
        fields: [
          check(
            'tweede-stap',
            'Log je met een tweede stap in op mail en boekhouding?',
            'Tweede stap bij inloggen',
            ['Ja, iedereen', 'Sommigen', 'Nee', 'Weet ik niet'],
          ),
          check('updates', 'Worden computers en routers automatisch bijgewerkt?', 'Automatische updates'),
        ],
      },
      {
        title: 'Back-up',
        fields: [
          check('back-up', 'Is er elke dag een back-up, los van je netwerk?', 'Dagelijkse back-up'),
          check('teruggezet', 'Heb je dit jaar iets uit je back-up teruggezet?', 'Back-up getest'),
        ],
      },
      {
        title: 'Netwerk en mensen',
        fields: [
          check(
            'netwerken',
            'Zitten gasten op een ander netwerk dan je administratie?',
            'Netwerken gescheiden',
          ),
          check('oefening', 'Weten medewerkers wat ze met een verdachte mail doen?', 'Medewerkers geoefend'),
          {
            name: 'medewerkers',
            label: 'Hoeveel mensen werken er?',
            pretty: 'Medewerkers',
            kind: 'select',
            required: true,
            options: employees,
          },
        ],
      },
      { title: 'Waar mag het antwoord heen?', fields: [company, fullName, email, optionalPhone] },
    ),
    button: 'Verstuur de check',
    success: { title: 'Je check is verstuurd', text: answerSoon },
    confirmation: {
      heading: 'We hebben je cyberveilig-check ontvangen',
      text: 'Een medewerker bekijkt je antwoorden. Binnen 1 werkdag hoor je wat je het eerst kunt verbeteren.',
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
    id: 'keuzehulp',
    endpoint: 'universal',
    title: 'De keuzehulp',
    subject: 'Keuzehulp',
    target: 'verkoop',
    ...inSteps(
      {
        title: 'Mensen',
        fields: [
          choice(
            'mensen',
            'Met hoeveel mensen werk je tegelijk online?',
            ['1 tot 5', 'DSL of glasvezel 100 Mbit/s', '/zakelijk-internet'],
            ['5 tot 20', 'Glasvezel 200 of 500 Mbit/s', '/zakelijk-glasvezel'],
            ['Meer dan 20', 'Glasvezel 1 Gbit/s of sneller', '/zakelijk-glasvezel'],
          ),
        ],
      },
      {
        title: 'Uitval',
        fields: [
          choice(
            'uitval',
            'Hoe lang kun je zonder internet?',
            ['Een dag gaat nog', 'Niets extra, wel een hotspot achter de hand', '/zakelijk-mobiel'],
            ['Een paar uur', 'Een back-up over 4G of 5G', '/zakelijk-internet/back-up-verbinding'],
            [
              'Geen kwartier',
              'Een tweede lijn langs een andere route',
              '/maatwerk/maatwerk-oplossingen/redundantie-oplossingen',
            ],
          ),
        ],
      },
      {
        title: 'Pand',
        fields: [
          choice(
            'pand',
            'Hoe ziet je pand eruit?',
            ['Een paar ruimtes', 'De wifi van de router', '/zakelijk-internet'],
            ['Meer verdiepingen of dikke muren', 'Extra wifipunten', '/zakelijk-internet/zakelijk-wifi'],
            [
              'Magazijn, terrein of veel gasten',
              'Een wifi-ontwerp vooraf',
              '/maatwerk/maatwerk-oplossingen/wifi-op-maat',
            ],
          ),
        ],
      },
      {
        title: 'Bellen',
        fields: [
          choice(
            'bellen',
            'Hoe bellen klanten je?',
            ['Op mijn mobiel', 'Zakelijk mobiel', '/zakelijk-mobiel'],
            ['Op een vast nummer, met een paar collega’s', 'VoIP met accounts per persoon', '/voip'],
            ['Via een keuzemenu of een balie', 'Een cloudcentrale', '/xelion'],
            ['We werken de hele dag in Teams', 'Bellen via Teams', '/bellen-via-teams'],
          ),
        ],
      },
      {
        title: 'Gegevens',
        fields: [
          choice(
            'gegevens',
            'Werk je met gevoelige gegevens?',
            [
              'Gewone bedrijfsgegevens',
              'Een extra stap bij het inloggen',
              '/netwerk-en-security/multi-factor-authenticatie',
            ],
            [
              'Gegevens van patiënten, leerlingen of cliënten',
              'Een firewall in beheer',
              '/netwerk-en-security/managed-firewall',
            ],
            [
              'We vallen onder NIS2, of leveren aan wie eronder valt',
              'Lees eerst wat NIS2 vraagt',
              '/netwerk-en-security/nis2',
            ],
          ),
        ],
      },
      {
        title: 'Dit past bij je',
        text: 'Liever samen kiezen? Laat je nummer achter, dan lopen we je antwoorden binnen 1 werkdag met je door.',
        fields: [fullName, phone],
      },
    ),
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
  {
    id: 'contractovername',
    endpoint: 'universal',
    title: 'Draag een contract over',
    subject: 'Aanvraag contractovername',
    target: 'service',
    ...inSteps(
      {
        title: 'Het contract zoals het nu is',
        fields: [
          { ...company, label: 'Bedrijf dat het contract nu heeft', pretty: 'Huidige contractant' },
          customerNumber,
        ],
      },
      {
        title: 'Wie neemt het over?',
        fields: [
          {
            name: 'nieuw-bedrijf',
            label: 'Bedrijf dat het contract overneemt',
            pretty: 'Nieuwe contractant',
            kind: 'text',
            required: true,
          },
          {
            name: 'kvk',
            label: 'KVK-nummer van dat bedrijf',
            pretty: 'KVK-nummer',
            kind: 'text',
            required: true,
          },
          {
            name: 'akkoord',
            label: 'Beide bedrijven zijn het eens over de overname',
            pretty: 'Beide bedrijven akkoord',
            kind: 'checkbox',
            required: true,
          },
        ],
      },
      {
        title: 'Wie kunnen we bellen?',
        fields: [{ ...fullName, label: 'Jouw naam', pretty: 'Aanvrager' }, email, phone],
      },
    ),
    button: 'Verstuur aanvraag',
    success: { title: 'Je aanvraag is verstuurd', text: answerSoon },
    confirmation: {
      heading: 'We hebben je aanvraag ontvangen',
      text: 'Binnen 1 werkdag nemen we de overname met je door. Er verandert niets voordat beide bedrijven getekend hebben.',
    },
  },
]

/** Every form by its id. */
export const siteForms: Readonly<Record<string, SiteForm>> = Object.fromEntries(
  forms.map(form => [form.id, form]),
)
