import { generated, type ProgramMail } from './eml.ts'

/** Mails of people that a ticket system sends. */
export const ticketMails: readonly ProgramMail[] = [
  {
    name: 'Zendesk, an agent writes',
    kind: 'ticket',
    from: 'Servicedesk Jansen <support@jansen.zendesk.example>',
    headers: [...generated, 'X-Mailer: Zendesk Mailer', 'Message-ID: <ABC_124_sprut@zendesk.com>'],
    text: '##- Typ je antwoord boven deze regel -##\n\nJan de Vries, 27 nov. 2026 10:01\n\nDinsdag om tien uur is er iemand aanwezig.',
  },
  {
    name: 'Zendesk, an agent asks',
    kind: 'ticket',
    headers: [...generated, 'Precedence: bulk', 'X-Zendesk-From-Account-Id: 1f2e'],
    text: 'Kunt u het IP-adres doorgeven?',
  },
  {
    name: 'Freshdesk, an agent writes',
    kind: 'ticket',
    headers: ['Auto-Submitted: auto-generated', 'X-Fd-Account-Id: 99', 'X-Auto-Response-Suppress: DR, OOF'],
    text: 'Beste Lijnhaven,\n\nDe meterkast zit in de kelder.\n\nMet vriendelijke groet,\nPiet',
  },
  {
    name: 'Freshservice',
    kind: 'ticket',
    headers: ['Auto-Submitted: auto-generated', 'Message-ID: <1@freshservice.com>'],
    text: 'Het order is akkoord.',
  },
  {
    name: 'TOPdesk, an operator writes',
    kind: 'ticket',
    headers: ['Auto-Submitted: auto-generated', 'X-Mailer: TOPdesk 12.10'],
    text: 'Actie: de sleutel ligt bij de receptie.',
  },
  {
    name: 'Jira Service Management, a comment',
    kind: 'ticket',
    headers: [
      'Auto-Submitted: auto-generated',
      'Precedence: bulk',
      'X-JIRA-FingerPrint: 8f7e',
      'X-Auto-Response-Suppress: All',
    ],
    text: '—-—-—-—\nAntwoord boven deze regel.\n\nPiet reageerde:\n\nDe switch is vervangen.',
  },
  {
    name: 'ServiceNow',
    kind: 'ticket',
    headers: ['Auto-Submitted: auto-generated', 'X-ServiceNow-Generated: true', 'X-Mailer: ServiceNow'],
    text: 'Additional comments: the cabinet is on floor 2.',
  },
  {
    name: 'OTRS',
    kind: 'ticket',
    headers: [
      'X-Mailer: OTRS Mail Service (6.0)',
      'Precedence: bulk',
      'X-OTRS-TicketNumber: 2026112710000012',
    ],
    text: 'Wij verwachten u dinsdag.',
  },
  {
    name: 'Zammad',
    kind: 'ticket',
    headers: [
      'X-Mailer: Zammad Mail Service',
      'Auto-Submitted: auto-generated',
      'X-Auto-Response-Suppress: All',
    ],
    text: 'De toegang is geregeld, badge ligt klaar.',
  },
  {
    name: 'Help Scout',
    kind: 'ticket',
    headers: ['X-HelpScout-Conversation-ID: 12', 'X-Mailer: Help Scout'],
    text: 'Het nummer wordt overgezet per 1 december.',
  },
  {
    name: 'Intercom',
    kind: 'ticket',
    headers: ['Message-ID: <conversations-1@intercom-mail.example>', 'Auto-Submitted: auto-generated'],
    text: 'Waar kunnen we de factuur vinden?',
  },
  {
    name: 'HubSpot',
    kind: 'ticket',
    headers: ['X-Mailer: HubSpot Service Hub', 'Auto-Submitted: auto-generated'],
    text: 'De offerte is akkoord.',
  },
  {
    name: 'Salesforce',
    kind: 'ticket',
    headers: [
      'X-SFDC-LK: 00D',
      'X-Mailer: salesforce.com',
      'Precedence: bulk',
      'X-Auto-Response-Suppress: All',
    ],
    text: 'Onze klant wil graag een dag later.',
  },
  {
    name: 'Request Tracker',
    kind: 'ticket',
    headers: ['RT-Ticket: jansen.example #44', 'Precedence: bulk', 'X-RT-Original-Encoding: utf-8'],
    text: 'De poort staat open.',
  },
  {
    name: 'Odoo, by nobody we know',
    kind: 'question',
    headers: ['Auto-Submitted: auto-generated'],
    text: 'Kunt u de offerte splitsen?',
  },
]
