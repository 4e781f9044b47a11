import { type ComponentProps, useId, useState } from 'react'
import styles from './password-field.module.css'
import { TextField } from './text-field.tsx'
import { uiTexts } from './texts.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'suffix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows what is typed; it stays hidden until then. */
export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false)
  const ownId = useId()
  const id = props.id ?? props.name ?? ownId
  return (
    <TextField
      {...props}
      id={id}
      type={isShown ? 'text' : 'password'}
      autoCapitalize={isShown ? 'none' : undefined}
      spellCheck={false}
      suffix={
        <button
          type="button"
          className={`text-button ${styles.toggle}`}
          aria-label={isShown ? uiTexts.password.hideTyped : uiTexts.password.showTyped}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? uiTexts.password.hide : uiTexts.password.show}
        </button>
      }
    />
  )
}
