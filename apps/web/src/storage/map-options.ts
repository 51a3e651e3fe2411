import * as z from 'zod/mini'
import { stored } from './stored.ts'

const MapOptions = z.object({ stops: z.boolean(), lines: z.boolean() })
export type MapOptions = z.infer<typeof MapOptions>

export const storedMapOptions = stored('map_options', MapOptions)
