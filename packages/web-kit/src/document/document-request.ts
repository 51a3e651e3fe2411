import type { Client } from '@billett/clients'
import type { Region } from '../text/format.ts'
import type { Asking } from './preferences.ts'

/** What the server asks an app's bundle for: a whole document. */
export interface DocumentRequest extends Asking {
  /** The built index.html. */
  template: string
  client: Client
  region: Region
}
