import type { ServerConfig } from '../../config/server-config.ts'
import type { VirusScanner } from '../../ports/virus-scanner.ts'
import { clamScanner } from './clam-scanner.ts'
import { testVirusScanner } from './test-virus-scanner.ts'

/** A shop without a scanner looks for nothing: its operator has said so by not naming one. */
const noScanner: VirusScanner = { scan: async () => ({ state: 'clean' }) }

/** The scanner of the configuration; a demo has one that knows the test virus. */
export const configuredScanner = ({ VIRUS_SCANNER_URL, BILLETT_DEMO }: ServerConfig): VirusScanner => {
  if (VIRUS_SCANNER_URL !== undefined) return clamScanner(new URL(VIRUS_SCANNER_URL))
  return BILLETT_DEMO ? testVirusScanner : noScanner
}
