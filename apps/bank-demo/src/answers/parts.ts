/** Namespace of a message. */
export const isoSpace = (name: string): string => `xmlns="urn:iso:std:iso:20022:tech:xsd:${name}"`

export const head = (id: string, createdOn: string): string =>
  `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${createdOn}</CreDtTm></GrpHdr>`

/** Cents as ISO 20022 writes them. */
export const money = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
