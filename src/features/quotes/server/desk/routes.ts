import type { FastifyInstance } from 'fastify'
import { type FieldErrors, markedFields } from '../../../../common/contract/failure.ts'
import { type CallHandlers, serveCalls } from '../../../../platform/http/serve-calls.ts'
import { sendPdf } from '../../../../platform/pdf/send-pdf.ts'
import { caseByNumber } from '../../../cases/server/case.ts'
import type { DeskCommand } from '../../../cases/server/commands/command.ts'
import { commandOf } from '../../../cases/server/commands/command-of-request.ts'
import {
  commandResponse,
  failureResponse,
  refusedResponse,
} from '../../../cases/server/commands/responses.ts'
import { noSuchCase } from '../../../cases/server/enforce-scope.ts'
import { isInternetLine } from '../../../catalogue/product.ts'
import { pricesChanged } from '../../../line-changes/contract-desk.ts'
import { quoteOf } from '../../../orders/server/stored-quotes.ts'
import { staffOf } from '../../../staff/server/signed-in.ts'
import { quoteCommands } from '../../commands.ts'
import { deskQuoteCalls } from '../../contract-desk.ts'
import type { QuoteViolation } from '../../quote.ts'
import { versionFile } from '../documents/quote-files.ts'
import { versionById } from '../stored-versions.ts'
import { convertToQuote } from './convert-to-quote.ts'
import { deskQuoteOf } from './dto.ts'
import { openFromScratch } from './open-from-scratch.ts'
import { drawnPreview, type QuoteOutcome, renewQuote, sendQuote, withdrawQuote } from './send-quote.ts'
import type { DeskQuoteServices } from './services.ts'

const quoteHandlers: CallHandlers<typeof deskQuoteCalls, DeskQuoteServices> = {
  deskAddress: async ({ body }, services) => {
    const [{ offerings }, { address, addressChecked, lines }] = await Promise.all([
      services.catalogue.current(),
      services.internetLinesAt(body),
    ])
    return {
      status: 200,
      body: {
        street: address?.streetName ?? null,
        city: address?.city ?? null,
        isChecked: addressChecked,
        offered: lines,
        lines: offerings.internet.filter(isInternetLine),
      },
    }
  },

  openQuote: async ({ request, body }, services) => {
    const outcome = await openFromScratch(services, staffOf(request).id, body)
    return outcome.kind === 'made'
      ? { status: 200, body: { number: outcome.number } }
      : refusedResponse(outcome)
  },

  quoteAtDesk: async ({ params }, services) => {
    const at = await quoteAt(services, params)
    return at
      ? { status: 200, body: await deskQuoteOf(services, at.found, at.quote, new Date()) }
      : noSuchCase
  },

  sendQuote: async (input, services) => {
    const command = commandOf(input)
    return sent(services, command, await sendQuote(services, command, input.body))
  },

  renewQuote: async (input, services) => {
    const command = commandOf(input)
    return sent(services, command, await renewQuote(services, command))
  },

  previewQuote: async (input, services) => {
    const command = commandOf(input)
    const drawn = await drawnPreview(services, command, input.body)
    if (Buffer.isBuffer(drawn)) return { status: 200, body: { pdf: drawn.toString('base64') } }
    const not = await notSent(services, command, drawn)
    // Nothing is done to the case, which can therefore be no other than it was.
    return not.status === 409 ? noSuchCase : not
  },

  withdrawQuote: async (input, services) => {
    const command = commandOf(input)
    return commandResponse(services, command, await withdrawQuote(services, command, input.body))
  },

  deskQuoteFile: async ({ params, query, reply }, services) => {
    const at = await quoteAt(services, params)
    const content = at && (await versionFile(services.documents, at.found.id, params.versie, query))
    return at && content
      ? sendPdf(reply, `prijsopgave-${at.found.number}-${params.versie}`, content)
      : noSuchCase
  },
}

const commandHandlers: CallHandlers<typeof quoteCommands, DeskQuoteServices> = {
  quoteOfCase: async (input, services) => {
    const command = commandOf(input)
    const outcome = await convertToQuote(services, command, input.body)
    return outcome.kind === 'made'
      ? { status: 200, body: { number: outcome.number } }
      : failureResponse(services, command, outcome)
  },
}

/** How staff make quotes (src/features/quotes/contract-desk.ts). */
export async function deskQuoteRoutes(app: FastifyInstance, { services }: { services: DeskQuoteServices }) {
  serveCalls(app, deskQuoteCalls, quoteHandlers, services)
  serveCalls(app, quoteCommands, commandHandlers, services)
}

/** A quote by its number; null where there is none. */
async function quoteAt({ database }: DeskQuoteServices, { nummer }: { readonly nummer: string | null }) {
  const found = nummer === null ? null : await caseByNumber(database, nummer)
  const quote = found?.kind === 'quote' ? await quoteOf(database, found) : null
  return found && quote && { found, quote }
}

/** Response to sending a version of a quote. */
async function sent(services: DeskQuoteServices, command: DeskCommand, outcome: QuoteOutcome) {
  if (outcome.kind !== 'done') return notSent(services, command, outcome)
  const version = await versionById(services.database, command.id)
  return version ? ({ status: 200, body: { version: version.number } } as const) : noSuchCase
}

async function notSent(
  services: DeskQuoteServices,
  command: DeskCommand,
  outcome: Exclude<QuoteOutcome, { kind: 'done' }>,
) {
  switch (outcome.kind) {
    case 'refused-lines':
      return { status: 422, body: atTheirLines(outcome.refusals) } as const
    case 'prices-changed':
      return { status: 422, body: { message: outcome.message, code: pricesChanged } } as const
    default:
      return failureResponse(services, command, outcome)
  }
}

/** Refusals as the page shows them: at the product, free line or discount to blame, else at the part or of the whole. */
function atTheirLines(refusals: readonly QuoteViolation[]) {
  const errors: FieldErrors = {}
  for (const refusal of refusals) {
    const field = fieldOf(refusal)
    if (field !== '') errors[field] ??= { message: refusal.message }
  }
  return markedFields(errors, [...new Set(refusals.map(({ message }) => message))].join(' '))
}

/** `parts.1.lines.11001`, or `discounts.0` of one on the whole; empty where the whole is to blame. */
const fieldOf = ({ part, productId, freeLine, discount, delivery }: QuoteViolation): string =>
  [
    part !== undefined && `parts.${part}`,
    productId !== undefined
      ? `lines.${productId}`
      : freeLine !== undefined
        ? `freeLines.${freeLine}`
        : discount !== undefined
          ? `discounts.${discount}`
          : delivery && 'delivery',
  ]
    .filter(Boolean)
    .join('.')
