import { type ComponentProps, useEffect, useRef } from 'react'
import { TextField } from '../kit/text-field.tsx'

/** The code of a second factor; it takes the focus, since it is what is asked for when it appears. */
export function CodeField({ ref, ...props }: ComponentProps<typeof TextField>) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <TextField
      {...props}
      ref={element => {
        input.current = element
        if (typeof ref === 'function') ref(element)
      }}
      enterKeyHint="go"
    />
  )
}
