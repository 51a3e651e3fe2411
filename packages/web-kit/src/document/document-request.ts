import type { Client } from '@billett/clients'
import type { SentForm } from '../forms/sent-form.ts'
import type { Region } from '../text/format.ts'
import type { Asking } from './preferences.ts'

/** What the server asks an app's bundle for: a whole document. */
export interface DocumentRequest extends Asking {
  /** The built index.html. */
  template: string
  client: Client
  region: Region
  /** The document answers a form that the browser sent by itself. */
  sent?: SentForm
}
