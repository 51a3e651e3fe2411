/** An answer as a value; sending it is another matter. */
export type Reply = {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** A mail may look as it likes, and may neither run anything nor fetch anything: senders would learn of the reading. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"
const NOTHING_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

export function page(body: string, status = 200): Reply {
  return reply(status, 'text/html; charset=utf-8', body, PAGE_POLICY, { vary: 'accept-language' })
}

export function mailContent(body: string): Reply {
  return reply(200, 'text/html; charset=utf-8', body, MAIL_POLICY)
}

export function json(value: unknown, status = 200): Reply {
  return reply(status, 'application/json; charset=utf-8', JSON.stringify(value), NOTHING_POLICY)
}

export function file(type: string, body: string | Uint8Array, name?: string): Reply {
  const disposition: Record<string, string> = name ? { 'content-disposition': asAttachment(name) } : {}
  return reply(200, type, body, NOTHING_POLICY, disposition)
}

export function empty(): Reply {
  return { status: 204, headers: {}, body: '' }
}

export function goTo(location: string): Reply {
  return { status: 303, headers: { location }, body: '' }
}

function reply(
  status: number,
  type: string,
  body: string | Uint8Array,
  policy: string,
  more: Record<string, string> = {},
): Reply {
  const headers = {
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...more,
  }
  return { status, headers, body }
}

/** RFC 6266: a plain name for the old, the real one in UTF-8. */
function asAttachment(name: string): string {
  const plain = name.replaceAll(/[^\w.-]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
