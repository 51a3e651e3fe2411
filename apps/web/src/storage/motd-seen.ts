import * as z from 'zod/mini'
import { stored } from './stored.ts'

/** Ids of the messages of the day that have been closed. */
export const storedMotdSeen = stored('motd_seen', z.array(z.string()))
