// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { markedFields } from '../../../common/contract/failure.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { pictureTexts } from '../texts-desk.ts'
import { PictureField } from './picture-field.tsx'

afterEach(cleanup)

const file = new File(['x'], 'toestel.png', { type: 'image/png' })
const own = `/productafbeeldingen/${'a'.repeat(64)}.png`

/** Adds a file that the server answers this to. */
async function add(answer: () => Response) {
  standInServer({ '/api/beheer/catalogus/afbeeldingen': answer })
  render(<PictureField name="foto" pictures={['/devices/router.svg']} />)
  await userEvent.upload(screen.getByLabelText('Foto toevoegen'), file)
}

test('says what is wrong with a picture that is refused', async () => {
  await add(() => Response.json(markedFields({ content: { message: pictureTexts.broken } }), { status: 422 }))
  await screen.findByText(pictureTexts.broken)
})

test('puts a picture that was added among the others, and says so', async () => {
  await add(() => Response.json({ path: own }, { status: 201 }))
  await screen.findByText('De foto is toegevoegd. Kies haar in de lijst.')
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})
