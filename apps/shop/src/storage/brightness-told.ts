import { tabArea } from '@billett/web-kit/storage/area.ts'
import { isBoolean } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'

/** Whoever shows tickets has been told once that a bright screen is read more easily; a tab is told again. */
export const storedBrightnessTold = stored('brightness-told', isBoolean, tabArea)
