import type { MailReason } from '../cases/mail-reasons.ts'
import { isFromMailServer, isReport } from './bounce-report.ts'
import { headerValues, type ReceivedMail } from './received-mail.ts'

/* Signs that a program sent a mail. None decides alone (classify-mail.ts): each has a weight. */

export type Sign = { readonly reason: MailReason; readonly weight: number }

type Mail = Pick<ReceivedMail, 'headers' | 'from' | 'subject' | 'text' | 'attachments'>

const mostText = 10_000
const absent = new Set(['no', 'none', 'false', ''])

/** Programs write a header once, and its first words say what it is. */
const [mostValues, mostValue] = [5, 500]

const lowerValues = (mail: Pick<Mail, 'headers'>, name: string): readonly string[] =>
  headerValues(mail, name)
    .slice(0, mostValues)
    .map(value => value.trim().slice(0, mostValue).toLowerCase())

const hasHeader = (mail: Pick<Mail, 'headers'>, names: readonly string[]): boolean =>
  names.some(name => lowerValues(mail, name).some(value => !absent.has(value)))

/** The first word of a value, without what follows (RFC 3834). */
const wordOf = (value: string): string => value.split(/[\s;(]/, 1)[0] ?? ''

const isSpoken = ({ subject }: Mail, begins: RegExp): boolean => begins.test(subject)

/** Subjects that programs put before ours. */
const automaticSubject =
  /^\s{0,9}(?:automatisch(?:e)? (?:antwoord|beantwoording|reactie|bericht|ontvangstbevestiging)|automatic reply|auto(?:matische)?[- :]?(?:reply|response|antwoord|re)\b|out of (?:the )?office|réponse automatique|automatische antwort|abwesenheits(?:notiz|meldung)|afwezigheids?(?:bericht|melding|assistent)|autosvar|auto:)/i

/** A person who writes of being away begins like that too. */
const absenceSubject = /^\s{0,9}(?:afwezig(?:heid)?|niet aanwezig|absent|vakantie|abwesend|away)\s?(?::|$)/i

const absenceWords =
  /\b(?:ik ben|wij zijn|i am|i'm|ich bin|je suis)\b.{0,60}\b(?:afwezig|niet (?:aanwezig|bereikbaar|op kantoor)|met (?:vakantie|verlof|zwangerschapsverlof)|op (?:vakantie|reis)|met vakantie|vrij|out of (?:the )?office|on (?:leave|holiday|vacation)|away|abwesend|nicht im (?:büro|haus)|absente?)\b|\b(?:in mijn afwezigheid|tijdens mijn (?:afwezigheid|vakantie)|beperkt toegang tot mijn (?:e-?)?mail|limited access to (?:my )?e-?mail|werkt? niet meer bij|no longer works? (?:at|for|here)|zijn wij gesloten|is ons kantoor gesloten)\b/i

const receivedWords =
  /(?:\b(?:we|wij|i|ik) (?:hebben|have|heb) (?:je|jouw|uw|your|het) .{0,40}(?:ontvangen|received)|\b(?:bericht|mail|e-mail|verzoek|aanvraag|melding|ticket|request|message|enquiry|case)\b.{0,60}\b(?:is|has been|werd|zijn) (?:in goede orde |succesvol |goed )?(?:ontvangen|received|geregistreerd|registered|aangemaakt|created|logged)\b|\b(?:bedankt|dank|thank you) (?:voor|for) (?:je|jouw|uw|het|your|contacting)\b.{0,80}\b(?:wij|we|our|ons) .{0,60}(?:zo (?:snel|spoedig)|binnen|within|as soon as|shortly|reply|reageren|antwoord))/i

const automaticWords =
  /\b(?:dit is een automatisch|deze (?:e-?)?mail is automatisch|automatisch (?:gegenereerd|verzonden|verstuurd|aangemaakt)|this is an? auto(?:mated|matic|matically)|automatically generated|do not reply|niet (?:te )?beantwoorden|kunt niet (?:antwoorden|reageren) op|auto-?generated|niet op (?:deze|dit) (?:e-?mail|bericht) (?:te )?(?:antwoorden|reageren)|(?:mailbox|postvak) (?:is )?(?:bijna )?vol|mailbox (?:is )?(?:almost )?full)\b/i

const noReply =
  /^(?:no-?_?\.?reply|do-?not-?reply|geen-?antwoord|niet-?beantwoorden|noreply.{0,60}|notifications?|automailer|mailer)@/i

const autoreplyHeaders = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply-from',
  'x-autoreply-domain',
  'x-mail-autoreply',
  'x-vacation',
  'x-ms-exchange-inbox-rules-loop',
]

/** Signs that a program answered, as absence replies and acknowledgements are. */
export function automaticSigns(mail: Mail): readonly Sign[] {
  const submitted = lowerValues(mail, 'auto-submitted')
    .map(wordOf)
    .find(word => !absent.has(word))
  const precedence = lowerValues(mail, 'precedence')
  const text = mail.text.slice(0, mostText)
  return weighed([
    ['auto-submitted', submitted === undefined ? 0 : submitted === 'auto-replied' ? 1.5 : 1],
    ['precedence', precedence.includes('auto_reply') ? 1.5 : precedence.some(isBulk) ? 0.5 : 0],
    ['autoreply-header', hasHeader(mail, autoreplyHeaders) ? 1 : 0],
    ['response-suppress', hasHeader(mail, ['x-auto-response-suppress']) ? 0.5 : 0],
    ['no-return', lowerValues(mail, 'return-path').includes('<>') ? 1 : 0],
    ['no-reply-address', noReply.test(mail.from.address) ? 1 : 0],
    ['mail-server', isFromMailServer(mail) || isReport(mail) ? 1 : 0],
    ['automatic-subject', isSpoken(mail, automaticSubject) ? 2 : 0],
    ['absence-subject', isSpoken(mail, absenceSubject) ? 1 : 0],
    ['absence-words', absenceWords.test(text) ? 1 : 0],
    ['received-words', receivedWords.test(text) ? 1 : 0],
    ['automatic-words', automaticWords.test(`${mail.subject}\n${text}`) ? 1 : 0],
  ])
}

const isBulk = (precedence: string): boolean => precedence === 'bulk' || precedence === 'junk'

const weighed = (signs: readonly (readonly [MailReason, number])[]): readonly Sign[] =>
  signs.filter(([, weight]) => weight > 0).map(([reason, weight]) => ({ reason, weight }))

/** Headers of programs that send newsletters. */
const campaignHeaders = [
  'x-mc-user',
  'x-campaign',
  'x-campaignid',
  'x-campaign-id',
  'x-mailchimp-campaign-id',
  'x-csa-complaints',
  'x-sib-id',
  'x-mailgun-tag',
  'x-emarsys-identify',
  'x-sfmc-stack',
  'x-mailcampaigns',
  'x-laposta-campaign',
  'x-report-abuse',
  'feedback-id',
]

const unsubscribeWords =
  /\b(?:uitschrijven|afmelden|schrijf je uit|meld je af|unsubscribe|abmelden|abbestellen)\b.{0,60}(?:nieuwsbrief|mailing|hier|here|lijst|list|newsletter|voorkeuren|preferences|\]|>|https?:|$)|\b(?:bekijk|lees) (?:deze|dit|de) .{0,30}(?:in (?:je|uw|de) browser|online)|view (?:this|it) .{0,20}in (?:your|a) browser|(?:je|u) ontvangt deze (?:e-?mail|nieuwsbrief) omdat|you (?:are receiving|received) this (?:e-?mail|newsletter) because/im

const newsAddress = /^(?:nieuwsbrief|newsletter|news|nieuws|marketing|mailing|campagne|campaign|promo)@/i

/** Signs that a mail went to many people at once. */
export function bulkSigns(mail: Mail): readonly Sign[] {
  const text = mail.text.slice(-mostText)
  const lists =
    (hasHeader(mail, ['list-unsubscribe']) ? 1 : 0) +
    (hasHeader(mail, ['list-unsubscribe-post']) ? 0.5 : 0) +
    (hasHeader(mail, ['list-id']) ? 0.5 : 0)
  return weighed([
    ['list-header', lists],
    ['campaign-header', hasHeader(mail, campaignHeaders) ? 1.5 : 0],
    ['precedence', lowerValues(mail, 'precedence').some(isBulk) ? 0.5 : 0],
    ['unsubscribe-words', unsubscribeWords.test(text) ? 1.5 : 0],
    ['no-reply-address', noReply.test(mail.from.address) || newsAddress.test(mail.from.address) ? 1 : 0],
  ])
}

const spamWords =
  /\b(?:viagra|cialis|casino|bitcoin|crypto(?:currency|munten)?|backlinks?|guest ?post|link ?building|seo[- ](?:services?|diensten|audit)|first page of google|eerste pagina (?:van|in) google|lottery|loterij|inheritance|erfenis|beneficiary|million (?:dollars|usd|euros?)|miljoen (?:dollar|euro)|adult dating|weight loss|afslankpillen|web ?design services)\b/gi

/** Signs that a mail is spam: what a filter on its way found, and words of it. */
export function spamSigns(mail: Mail): readonly Sign[] {
  const isMarked =
    lowerValues(mail, 'x-spam-flag').includes('yes') ||
    lowerValues(mail, 'x-spam-status').some(value => value.startsWith('yes')) ||
    lowerValues(mail, 'x-spam').includes('yes') ||
    lowerValues(mail, 'x-forefront-antispam-report').some(value => /\bsfv:spm\b|\bscl:[5-9]\b/.test(value))
  const words = new Set(`${mail.subject}\n${mail.text.slice(0, mostText)}`.toLowerCase().match(spamWords))
    .size
  return weighed([
    ['marked-spam', isMarked ? 2 : 0],
    ['spam-words', Math.min(words, 3)],
  ])
}

/** Names of ticket systems, as they stand in the headers of what they send. */
const ticketSystems =
  /zendesk|freshdesk|freshservice|freshemail|topdesk|\bjira\b|atlassian|servicenow|service-now|otrs|znuny|zammad|osticket|helpscout|help scout|freescout|intercom|hubspot|salesforce|autotask|halopsa|kayako|gorgias|front\b.{0,3}(?:app|mail)|request tracker|\brt[/ -]?\d|glpi|spiceworks|desk\.zoho|zohodesk|trengo|e-?ticket|ultimo/i

const ticketHeaders = [
  'x-zendesk-from-account-id',
  'x-zendesk-priority-mail',
  'x-jira-fingerprint',
  'x-fd-account-id',
  'x-freshdesk-ticket-id',
  'x-topdesk-mailid',
  'x-otrs-ticketnumber',
  'x-zammad-ticket-number',
  'x-osticket-message-id',
  'rt-ticket',
  'x-rt-original-encoding',
  'x-sfdc-lk',
  'x-helpscout-conversation-id',
]

/** Whether a ticket system sent a mail, which its header, its program or its Message-ID says. */
export const isOfTicketSystem = (mail: Pick<ReceivedMail, 'headers' | 'messageId'>): boolean =>
  hasHeader(mail, ticketHeaders) ||
  [...lowerValues(mail, 'x-mailer'), ...lowerValues(mail, 'user-agent'), mail.messageId ?? ''].some(value =>
    ticketSystems.test(value),
  )
