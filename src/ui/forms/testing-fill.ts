import { userEvent } from '@testing-library/user-event'

const user = userEvent.setup()

/** Puts a text into a field at once, where the keys do not matter: each of them draws the form anew. */
export async function fill(field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
