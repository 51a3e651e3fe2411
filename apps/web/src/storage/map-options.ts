import * as z from 'zod/mini'
import { stored } from './stored.ts'

/** Whether lists of stops stand beside a map. */
export const storedMapOptions = stored('map_options', z.object({ shown: z.boolean() }))
