import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { GuestDetails } from '../../contract/details.ts'
import type { GuestForm } from './guest-form.ts'
import { checkedFields, type ServerChecks } from './server-checks.ts'

const byOwnRules = zodResolver(GuestDetails)

/** The form's own rules and, for a number that passes them, what the server said of it before. */
export const guestResolver =
  (serverChecks: ServerChecks): Resolver<GuestForm, unknown, GuestDetails> =>
  async (values, context, options) => {
    const result = await byOwnRules(values, context, options)
    const errors: FieldErrors<GuestForm> = { ...result.errors }
    for (const field of checkedFields) {
      const message = serverChecks.refusalOf(field, values[field])
      if (message) errors[field] ??= { type: 'server', message }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result
  }
