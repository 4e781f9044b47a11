import type { RegistrationRefused } from '../../contract/account.ts'
import type { FieldErrors } from '../../contract/failure.ts'

/** How the form with an organisation's details is refused: what is said of it as a whole, and at each field. */
export const wrongFields = (errors: FieldErrors): RegistrationRefused => ({
  title: 'Er is een probleem',
  error: { message: 'Controleer de gemarkeerde velden.' },
  errors,
})
