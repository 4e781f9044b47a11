import { type ComponentProps, type FocusEvent, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { nameTexts as texts } from '../texts.ts'

/** Documents have all letters of these scripts, but for a few; of others the server says how they are written. */
const isInTypeface = (name: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]*$/u.test(
    name,
  )

/** A field for a name that documents show. It stays as typed everywhere else; once left, it says how documents write it if not so. */
export function NameField({ hint, onBlur, ...field }: ComponentProps<typeof TextField>) {
  const announce = useAnnounce()
  const [written, setWritten] = useState('')
  const newest = useRef('')

  async function tell(name: string) {
    if (name === newest.current) return
    newest.current = name
    setWritten('')
    if (isInTypeface(name)) return
    const answer = await call('POST /api/name-in-documents', { body: { name } })
    if (newest.current !== name || !answer.ok || !answer.data?.name || answer.data.name === name) return
    setWritten(answer.data.name)
    announce(texts.inDocuments(answer.data.name))
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    onBlur?.(event)
    void tell(event.target.value.trim())
  }

  const note = written && texts.inDocuments(written)
  return (
    <TextField
      {...field}
      onBlur={leave}
      hint={
        hint && note ? (
          <>
            <div>{hint}</div>
            <div>{note}</div>
          </>
        ) : (
          note || hint
        )
      }
    />
  )
}
