import { useEffect } from 'react'
import { uiTexts } from './texts.ts'

const prefix = uiTexts.errorTitle

/** Puts "Fout: " before the document's title while something is wrong, for those who hear the title first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [hasErrors])
}
