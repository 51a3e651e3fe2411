import type { OpenMail } from '../store/open-mail.ts'

/**
 * The mail's own HTML for the sandboxed frame. Pictures that came with it are put in place; links open in a new
 * window, because the frame is no place for a web page.
 */
export function mailBody(mail: OpenMail): string {
  const body = mail.html.replaceAll(/\bcid:([^"'\s)>]+)/gi, (reference, id: string) => {
    const picture = mail.attachments.find(attachment => attachment.contentId === decode(id))
    return picture ? `data:${picture.type};base64,${Buffer.from(picture.content).toString('base64')}` : reference
  })
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${body}`
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
