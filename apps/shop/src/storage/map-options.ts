import { isBoolean, isObjectOf } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'

/** Whether lists of stops stand beside a map. */
export const storedMapOptions = stored('map_options', isObjectOf({ shown: isBoolean }))
