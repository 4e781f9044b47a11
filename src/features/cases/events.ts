import { declareEvent } from '../../common/event-kind.ts'

/**
 * Events of cases that the rules of the core judge: who waits for whom, what is promised, what a mail still tells. A feature that
 * writes one of them takes it from here; what the core need not know, a feature declares itself.
 */
export const caseEvents = {
  opened: declareEvent('case-opened', 'channel'),
  viewed: declareEvent('case-viewed'),
  assigned: declareEvent('case-assigned', 'from', 'to', 'rule'),
  stateChanged: declareEvent('state-changed', 'from', 'to', 'reason', 'takenBack'),
  callPlanned: declareEvent('call-planned', 'plannedFor', 'before'),
  callDone: declareEvent('call-done', 'outcome', 'plannedFor'),
  deliveryPlanned: declareEvent('delivery-planned', 'day', 'partOfDay', 'before'),
  corrected: declareEvent('case-corrected'),
  messageSent: declareEvent('message-sent', 'message', 'startsAt', 'before'),
  messageWithdrawn: declareEvent('message-withdrawn', 'message'),
  mailReceived: declareEvent('mail-received', 'mail', 'nature', 'asks'),
  mailReclassified: declareEvent('mail-reclassified', 'classified', 'asks'),
  mailSentAgain: declareEvent('mail-sent-again', 'kind', 'mail', 'delivery', 'queued'),
  fileInfected: declareEvent('file-infected', 'message', 'delivery'),
  cancelAsked: declareEvent('cancel-asked'),
  changeAsked: declareEvent('change-asked'),
  noticeGiven: declareEvent('notice-given', 'notice', 'day', 'giver'),
  noticeWithdrawn: declareEvent('notice-withdrawn', 'notice', 'day', 'asks'),
  transferDeclined: declareEvent('transfer-declined', 'transfer', 'side'),
  requestSettled: declareEvent('request-settled', 'settled', 'request'),
  numberChanged: declareEvent(
    'port-in-changed',
    'position',
    'step',
    'from',
    'to',
    'day',
    'before',
    'refusal',
  ),
  linesProposed: declareEvent('lines-proposed', 'change', 'before', 'after'),
  linesChanged: declareEvent('lines-changed', 'change', 'before', 'after', 'proposedBy'),
  linesDeclined: declareEvent('lines-declined', 'change', 'before', 'after'),
  quoteSent: declareEvent('quote-sent', 'quote', 'number', 'totals'),
  quoteAsked: declareEvent('quote-asked', 'quote', 'number'),
  quoteAccepted: declareEvent('quote-accepted', 'quote', 'number', 'order'),
  quoteDeclined: declareEvent('quote-declined', 'quote', 'number'),
} as const
