import type { CatalogueConverter, Conversion } from '../../ports/catalogue-converter.ts'
import { inThread, type ThreadLimits, TOO_MUCH } from '../threads/in-thread.ts'

const THREAD = new URL('./conversion-thread.ts', import.meta.url)

const LIMITS: ThreadLimits = { megabytes: 512, within: 60_000 }

/** A thread for each workbook, which is ended where it takes too much memory or time. */
export const conversionThreads = (limits: ThreadLimits = LIMITS): CatalogueConverter => ({
  convert: async file => {
    const conversion = await inThread<Conversion>(THREAD, file, limits)
    return conversion === TOO_MUCH ? { ok: false, reason: 'tooMuch' } : conversion
  },
})
