import type { MailStatus } from './contract.ts'

/** The words of the mail pages of the staff desk. */

export const deskMailTexts = {
  title: 'Mail',
  intro: 'Alles wat het huis verlaat: mails en webhooks, de nieuwste boven.',
  unknown: 'Deze mail bestaat niet (meer).',
  toldAlready: 'Deze webhook is al aangekomen en wordt niet nog eens aangeroepen.',
  linkServesNoMore:
    'De link in deze mail werkt maar één keer en niet lang. Stuur de klant een nieuwe link vanaf zijn eigen pagina.',
  caption: 'Mails en webhooks',
  columns: {
    recipient: 'Aan',
    kind: 'Soort',
    about: 'Over',
    standing: 'Status',
    attempts: 'Pogingen',
    moment: 'Geschreven',
  },
  search: 'Zoek op e-mailadres',
  kind: 'Soort',
  everyKind: 'Alle soorten',
  standing: 'Status',
  everyStanding: 'Alles',
  webhook: 'Webhook',
  toWebhook: 'naar het adres uit de configuratie',
  none: 'Er is nog niets verstuurd',
  noneText: 'Zodra er een bestelling, aanvraag of registratie binnenkomt, staan de mails daarover hier.',
  noneFound: 'Geen mail gevonden',
  noneFoundText: 'Geen enkele mail past bij deze filters.',
  deadNotice: {
    title: (count: number) =>
      count === 1 ? '1 mail of webhook is mislukt' : `${count} mails of webhooks zijn mislukt`,
    text: 'Wie hem had moeten krijgen weet nog van niets. Kijk waarom, herstel het adres en verstuur opnieuw.',
    show: 'Bekijk wat mislukte',
  },
  inbox: {
    none: 'Antwoorden van klanten komen nog niet vanzelf in de zaak. Wie de server beheert, koppelt een mailbox met CASE_EMAIL en IMAP_URL.',
    works: (address: string) => `Antwoorden van klanten komen via ${address} in hun zaak.`,
    checked: (moment: string) => `Laatst gelezen: ${moment}.`,
    away: 'De mailbox voor antwoorden is niet te lezen',
    awayText: (address: string) =>
      `Mails aan ${address} blijven daar staan en komen in hun zaak zodra hij weer te lezen is. Waarschuw wie de server beheert.`,
  },
  heldNotice: (count: number) =>
    count === 1
      ? '1 mail wacht omdat de ontvanger er al veel kreeg'
      : `${count} mails wachten omdat de ontvanger er al veel kreeg`,
  nextAttempt: (moment: string) => `opnieuw ${moment}`,
  all: 'Alle mail',
  facts: {
    title: 'Verzending',
    recipient: 'Aan',
    about: 'Over',
    written: 'Geschreven',
    next: 'Volgende poging',
    ended: 'Afgerond',
    attempts: 'Pogingen',
    lastError: 'Laatste fout',
    messageId: 'Message-ID',
    webhookId: 'Webhook-Id',
  },
  preview: {
    title: 'Voorbeeld',
    subject: 'Onderwerp',
    note: 'Gemaakt met de gegevens van nu: is er sindsdien iets gewijzigd, dan zag het origineel er anders uit. De geheime code achter een link laten we weg.',
    html: 'Opgemaakt',
    text: 'Als tekst',
    frame: 'De mail zoals de ontvanger hem ziet',
    body: 'Inhoud van de webhook',
    gone: 'Er is geen voorbeeld: waar deze mail over ging bestaat niet meer, of hij is van een andere versie van de winkel.',
  },
  again: {
    retry: 'Opnieuw proberen',
    copy: 'Nog een keer versturen',
    queued: 'De mail staat in de wachtrij',
    queuedText: 'Hij gaat binnen enkele seconden.',
    toCopy: 'Bekijk de nieuwe mail',
    failed: 'De mail is niet opnieuw verstuurd',
  },
  test: {
    send: 'Testmail naar mij',
    sent: (email: string) => `De testmail is onderweg naar ${email}`,
    sentText: 'Komt hij binnen een minuut niet aan? Bekijk dan hieronder zijn status.',
    failed: 'De testmail is niet verstuurd',
  },
} as const

/** How a mail stands, in a word. */
export const mailStatusNames: Readonly<Record<MailStatus, string>> = {
  queued: 'In wachtrij',
  held: 'Wacht',
  sent: 'Verstuurd',
  kept: 'Bewaard',
  dead: 'Mislukt',
}

/** Explanation of each status for new colleagues. */
export const mailStatusNotes: Readonly<Record<MailStatus, string>> = {
  queued: 'Gaat vanzelf, of wordt vanzelf opnieuw geprobeerd.',
  held: 'De ontvanger kreeg al veel mails van ons. Hij gaat vanzelf zodra het weer mag.',
  sent: 'Aangenomen door de mailserver van de ontvanger.',
  kept: 'Er is geen mailserver ingesteld: de mail staat als bestand op de server.',
  dead: 'Voorgoed geweigerd, of dagenlang niet te bezorgen. Hij gaat niet vanzelf opnieuw.',
}

/** Name of each kind of mail and webhook; a test compares them with the existing kinds. */
export const mailKindNames: Readonly<Record<string, string>> = {
  'order-confirmation': 'Bevestiging van bestelling',
  'order-notice': 'Melding van bestelling',
  'quote-confirmation': 'Bevestiging van aanvraag',
  'quote-notice': 'Melding van aanvraag',
  'fibre-enquiry-confirmation': 'Bevestiging van glasvezelvraag',
  'fibre-enquiry-notice': 'Melding van glasvezelvraag',
  'site-form-confirmation': 'Bevestiging van formulier',
  'site-form-notice': 'Melding van formulier',
  'order-confirmed': 'Bestelling bevestigd',
  'delivery-planned': 'Levering gepland',
  'order-delivered': 'Bestelling geleverd',
  'order-delivered-in-part': 'Bestelling deels geleverd',
  'order-held': 'Bestelling wacht op de klant',
  'order-cancelled': 'Bestelling geannuleerd',
  'order-rejected': 'Bestelling afgewezen',
  'order-failed': 'Bestelling mislukt',
  'order-reopened': 'Bestelling gaat toch door',
  'port-in-planned': 'Nummerbehoud gepland',
  'parcel-sent': 'Pakket onderweg',
  'case-answer': 'Antwoord op aanvraag',
  'case-message': 'Mail van een medewerker',
  'lines-proposed': 'Wijziging voorgesteld',
  'quote-sent': 'Prijsopgave verstuurd',
  'quote-reminder': 'Herinnering aan de prijsopgave',
  'quote-withdrawn': 'Prijsopgave ingetrokken',
  'quote-ended': 'Prijsopgave gaat niet door',
  'quote-reopened': 'Prijsopgave geldt toch',
  'quote-opened-notice': 'Prijsopgave geopend, aan ons',
  'quote-question-notice': 'Vraag over de prijsopgave, aan ons',
  'quote-accepted-notice': 'Prijsopgave geaccepteerd, aan ons',
  'quote-declined-notice': 'Prijsopgave afgewezen, aan ons',
  'quote-expired-notice': 'Prijsopgave verlopen, aan ons',
  'lines-changed': 'Bestelling gewijzigd',
  'saved-cart': 'Winkelwagen bewaard',
  'account-activation': 'Activatielink',
  'account-active-already': 'Account is al actief',
  'registration-attempt': 'Poging tot registreren',
  'password-reset': 'Link voor nieuw wachtwoord',
  'password-changed': 'Wachtwoord gewijzigd',
  'account-details-changed': 'Gegevens gewijzigd',
  'login-email-link': 'Link voor andere inlognaam',
  'login-email-changed': 'Inlognaam gewijzigd',
  'account-details-corrected': 'Gegevens aangepast door ons',
  'staff-invitation': 'Uitnodiging van medewerker',
  'staff-password-link': 'Wachtwoordlink van medewerker',
  'staff-account-changed': 'Account van medewerker gewijzigd',
  'dead-letter-report': 'Overzicht van mislukte mail',
  'test-mail': 'Testmail',
  webinar: 'Aanmelding voor webinar',
}
