/** Bytes that are sent more than once, and what they were compressed to so far, by encoding. */
export interface KeptBytes {
  bytes: Buffer
  compressed: Map<string, Buffer>
}

export const keptBytes = (bytes: Buffer): KeptBytes => ({ bytes, compressed: new Map() })
