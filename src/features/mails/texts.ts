import type { MailStatus } from './contract.ts'

/** The words of the mail pages of the staff desk. */

export const deskMailTexts = {
  title: 'Mail',
  intro: 'De mails en webhooks die we versturen, de nieuwste boven.',
  unknown: 'Deze mail bestaat niet (meer).',
  toldAlready: 'Deze webhook is al aangekomen en wordt niet nog eens aangeroepen.',
  linkServesNoMore:
    'De link in deze mail werkt maar één keer en niet lang. Stuur de klant een nieuwe link vanaf zijn eigen pagina.',
  overtaken:
    'Deze mail klopt niet meer: er is daarna iets veranderd. Stuur de mail over die verandering opnieuw, of schrijf de klant.',
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
  domains: {
    asking: 'We vragen DNS of onze mails aankomen.',
    works: (domains: string) => `SPF, DKIM en DMARC kloppen: ${domains}.`,
    wrong: (domain: string) => `Mails van of aan ${domain} komen misschien niet aan`,
    advice:
      'Geef dit door aan wie het domein beheert. Na een wijziging kan het een uur duren voor het hier staat.',
    failed: 'We konden niet nagaan of onze mails aankomen',
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
    note: 'Gemaakt van wat er toen gebeurde. Wat daarna is verbeterd, staat er verbeterd in. De geheime code achter een link laten we weg.',
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
  overtaken: 'Ingehaald',
}

/** Explanation of each status for new colleagues. */
export const mailStatusNotes: Readonly<Record<MailStatus, string>> = {
  queued: 'Gaat vanzelf, of wordt vanzelf opnieuw geprobeerd.',
  held: 'De ontvanger kreeg al veel mails van ons. Hij gaat vanzelf zodra het weer mag.',
  sent: 'Aangenomen door de mailserver van de ontvanger.',
  kept: 'Er is geen mailserver ingesteld: de mail staat als bestand op de server.',
  dead: 'Voorgoed geweigerd, of dagenlang niet te bezorgen. Hij gaat niet vanzelf opnieuw.',
  overtaken: 'Niet verstuurd: wat er daarna gebeurde maakte hem onwaar. De zaak zegt wat dat was.',
}
