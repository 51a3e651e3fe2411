import { idOf } from '../../crypto/id-of.ts'

/** Of the message of the day that a client's demo begins with. */
export const demoMessageId = (clientId: string): string => idOf(`demo message ${clientId}`)
