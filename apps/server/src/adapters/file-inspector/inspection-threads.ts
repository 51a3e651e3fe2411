import type { FileInspector, PdfFault } from '../../ports/file-inspector.ts'
import { inThread, type ThreadLimits, TOO_MUCH } from '../threads/in-thread.ts'

const THREAD = new URL('./inspection-thread.ts', import.meta.url)

const LIMITS: ThreadLimits = { megabytes: 512, within: 30_000 }

/** A thread for each file: what unpacks to far more than it weighs ends the thread and nothing else. */
export const inspectionThreads = (limits: ThreadLimits = LIMITS): FileInspector => ({
  pdf: async file => {
    const fault = await inThread<PdfFault | null>(THREAD, file, limits)
    return fault === TOO_MUCH ? 'unreadable' : (fault ?? undefined)
  },
})
