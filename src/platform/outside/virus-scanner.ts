/** `not-scanned`: the scanner is away, or there is none. */
export type ScanResult = 'clean' | 'infected' | 'not-scanned'

/** Looks for viruses in files that others send. */
export interface VirusScanner {
  /** Whether there is one, so that a file that was not scanned waits for it. */
  readonly isConfigured: boolean
  /** Never rejects: a scanner that is away leaves the file not scanned. */
  scan(content: Buffer): Promise<ScanResult>
}

/** Stands in where no scanner is configured. */
export const noVirusScanner: VirusScanner = {
  isConfigured: false,
  scan: async () => 'not-scanned',
}
