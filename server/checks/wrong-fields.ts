import type { RegistrationRefused } from '../../contract/account.ts'
import type { Failure, FieldErrors } from '../../contract/failure.ts'

const message = 'Controleer de gemarkeerde velden.'

/** How a form is refused: what is said of it as a whole, and at each field. */
export const markedFields = (errors: FieldErrors): Failure => ({ message, errors })

/** The same for the form with an organisation’s details, which has a title too (decisions, "The calls"). */
export const wrongFields = (errors: FieldErrors): RegistrationRefused => ({
  title: 'Er is een probleem',
  error: { message },
  errors,
})
