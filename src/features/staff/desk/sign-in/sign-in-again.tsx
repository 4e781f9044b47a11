import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DialogWords } from '../../../../ui/desk/dialog-words.tsx'
import { Button } from '../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { signInQuestion, useIsAsked } from '../../../desk/components/desk-state.ts'
import { deskFrameTexts, deskSignInTexts } from '../../../desk/texts.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Asks a colleague to sign in again when the session has ended, in a dialog over the page, which stays as it is. */
export function SignInAgain({ email }: { email: string }) {
  const isAsked = useIsAsked(signInQuestion)
  const [isPutOff, setIsPutOff] = useState(false)
  const { revalidate } = useRevalidator()
  const putOff = () => {
    setIsPutOff(true)
    signInQuestion.answer(false)
  }
  const goOn = () => {
    setIsPutOff(false)
    signInQuestion.answer(true)
    void revalidate()
  }
  if (!isAsked && !isPutOff) return null
  return (
    <>
      {isPutOff && !isAsked && (
        <Notice kind="warning" title={deskFrameTexts.signedOut} announced>
          <p>{deskFrameTexts.signedOutText}</p>
          <Button small onClick={() => void signInQuestion.ask()}>
            {deskFrameTexts.signInAgain}
          </Button>
        </Notice>
      )}
      {isAsked && (
        <Dialog open onClose={putOff} title={deskSignInTexts.again}>
          <DialogWords>
            <p>{`${deskFrameTexts.signedOutText} ${deskSignInTexts.as(email)}`}</p>
            <SignInForm email={email} idPrefix="again-" onSignedIn={goOn} />
          </DialogWords>
        </Dialog>
      )}
    </>
  )
}
