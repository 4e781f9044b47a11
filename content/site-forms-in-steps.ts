import type { FormField, SiteForm } from '../src/features/forms/site-form.ts'
import {
  answerSoon,
  company,
  customerNumber,
  email,
  employees,
  fullName,
  inSteps,
  optionalPhone,
  phone,
} from './site-form-fields.ts'

/* The forms of the website that are asked step by step (marketing-site §2.7). */

const yesNoUnknown = ['Ja', 'Nee', 'Weet ik niet']
const check = (name: string, label: string, pretty: string, options = yesNoUnknown): FormField => ({
  name,
  label,
  pretty,
  kind: 'radio',
  required: true,
  options,
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

export const formsInSteps: readonly SiteForm[] = [
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
            ['1 tot 5', 'DSL of glasvezel[ {fibre100}]', '/zakelijk-internet'],
            ['5 tot 20', 'Glasvezel[ {fibre200or500}]', '/zakelijk-glasvezel'],
            ['Meer dan 20', 'Glasvezel[ {fibre1000InGbit} of sneller]', '/zakelijk-glasvezel'],
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
    id: 'contractovername',
    endpoint: 'universal',
    title: 'Draag een contract over',
    subject: 'Aanvraag contractovername',
    target: 'service',
    ...inSteps(
      {
        title: 'Het contract zoals het nu is',
        fields: [
          {
            ...company,
            label: 'Bedrijf dat het contract nu heeft',
            pretty: 'Huidige contractant',
            missing: 'Vul het bedrijf in dat het contract nu heeft',
          },
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
            missing: 'Vul het bedrijf in dat het contract overneemt',
          },
          {
            name: 'kvk',
            label: 'KVK nummer van dat bedrijf',
            pretty: 'KVK nummer',
            kind: 'text',
            required: true,
            missing: 'Vul het KVK nummer van dat bedrijf in',
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
