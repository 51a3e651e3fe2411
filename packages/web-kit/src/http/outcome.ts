import type { AskedApproval } from '@billett/contract'

/** One thing that went wrong with a call, at a field (dotted path) or as a whole (empty field). */
export interface CallError {
  field: string
  /** As the server words it; `key` is preferred where the shop has that text. */
  message: string
  code: number
  /** `error.required` */
  key: string
  /** By which the server's log is found, where the fault is the server's. */
  incident?: string
}

export interface DownloadedFile {
  blob: Blob
  /** From the content-disposition header (Spec 2 §4.8). */
  fileName: string
}

/**
 * How a call ended. `superseded`: a newer call to the same path took its place, so nobody waits for this one. `waits`:
 * nothing was done yet, somebody else has to agree.
 */
export type Outcome<Item> =
  | { ok: true; status: number; data: Item[]; file?: DownloadedFile; waits?: AskedApproval }
  | { ok: false; status: number; errors: CallError[]; superseded: boolean }
