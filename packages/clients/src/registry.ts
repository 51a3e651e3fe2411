import { companies } from './companies/companies.ts'
import { jobticket } from './jobticket/client.ts'
import { luehrtal } from './luehrtal/client.ts'
import { moorland } from './moorland/client.ts'
import type { Client } from './schema/client.ts'

/** The first is shown where nothing else is asked for. */
export const clients: readonly [Client, ...Client[]] = [luehrtal, moorland, jobticket, ...companies]

export const defaultClient: Client = clients[0]

export const clientByName = (name: string): Client | undefined => clients.find(client => client.name === name)
