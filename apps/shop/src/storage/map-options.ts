import { stored } from '@billett/web-kit/storage/stored.ts'
import * as z from 'zod/mini'

/** Whether lists of stops stand beside a map. */
export const storedMapOptions = stored('map_options', z.object({ shown: z.boolean() }))
