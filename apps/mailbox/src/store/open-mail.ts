import PostalMime, { type Address, type Attachment } from 'postal-mime'

export type OpenAttachment = { name: string; type: string; sizeInBytes: number; content: Uint8Array; contentId: string }

/** A mail taken apart for reading. Missing parts are empty. */
export type OpenMail = {
  subject: string
  from: string
  to: string[]
  cc: string[]
  date: string
  text: string
  html: string
  headers: { name: string; value: string }[]
  attachments: OpenAttachment[]
}

export async function openMail(source: Uint8Array): Promise<OpenMail> {
  const email = await PostalMime.parse(source)
  return {
    subject: email.subject ?? '',
    from: email.from ? addressText(email.from) : '',
    to: (email.to ?? []).map(addressText),
    cc: (email.cc ?? []).map(addressText),
    date: email.date ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(openAttachment),
  }
}

function openAttachment(attachment: Attachment, index: number): OpenAttachment {
  const content =
    typeof attachment.content === 'string'
      ? new TextEncoder().encode(attachment.content)
      : new Uint8Array(attachment.content)
  return {
    name: attachment.filename ?? `attachment-${index + 1}`,
    type: attachment.mimeType,
    sizeInBytes: content.byteLength,
    content,
    contentId: attachment.contentId?.replaceAll(/^<|>$/g, '') ?? '',
  }
}

function addressText(address: Address): string {
  if (address.group) return `${address.name}: ${address.group.map(addressText).join(', ')}`
  return address.name ? `${address.name} <${address.address}>` : address.address
}
