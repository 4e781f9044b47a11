import { useRouteLoaderData } from 'react-router'
import type { PageServices } from '../../../api/page-services.ts'

/** Data of the root loader, available on every page. */
export type ShellData = Pick<
  PageServices,
  'brand' | 'release' | 'publicUrl' | 'captcha' | 'outsideScripts' | 'supportTools' | 'sepaScheme' | 'preview'
> & {
  /** Where the script of the consent banner is served. */
  readonly consentScript: string
  /** Version of the consent question (content/site/consent.json). */
  readonly consentVersion: string
  /** Where the script of the website is served. */
  readonly siteScript: string
}

/** The root loader's answer; undefined only while the page of a failed root loader shows. */
export const useShellData = () => useRouteLoaderData<ShellData>('root')

/** The same, on every page below the root. */
export function useShell(): ShellData {
  const shell = useShellData()
  if (!shell) throw new Error('This page needs the root loader')
  return shell
}

/** The brand from configuration, on every page below the root. */
export const useBrand = (): ShellData['brand'] => useShell().brand
