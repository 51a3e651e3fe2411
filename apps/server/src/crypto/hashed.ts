import { createHash } from 'node:crypto'

/** For what is random enough that its hash cannot be turned back: tokens and codes. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
