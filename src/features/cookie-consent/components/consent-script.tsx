import { type ConsentPurpose, consentPurposes } from '../../../api/page-services.ts'

/** Addresses of the scripts that need consent; null where none is configured. */
export type ConsentScripts = Readonly<Record<ConsentPurpose, string | null>>

/** Whether there is anything to consent to. */
export const needsConsent = (scripts: ConsentScripts | undefined): scripts is ConsentScripts =>
  scripts !== undefined && consentPurposes.some(purpose => scripts[purpose] !== null)

/**
 * For the head: the script that asks and loads (consent-entry.ts). The page waits for it, so that nothing jumps.
 * @param src where it was built, which only the server knows
 * @param version of the question: who answered another one is asked again
 */
export function ConsentScript({
  scripts,
  src,
  version,
}: {
  scripts: ConsentScripts
  src: string
  version: string
}) {
  return (
    <script
      type="module"
      async
      blocking="render"
      src={src}
      data-consent-version={version}
      data-analytics={scripts.analytics ?? undefined}
      data-chat={scripts.chat ?? undefined}
    />
  )
}
