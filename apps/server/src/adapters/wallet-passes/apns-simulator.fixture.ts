import { createSecureServer, type Http2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { TLSSocket } from 'node:tls'
import { issuedBy, type TrialAuthority } from './trial-certificates.ts'

/** What the service was asked, and by whom. */
export interface Push {
  token: string
  topic: string
  payload: string
  /** Kind of pass in the certificate that the caller has shown. */
  certifiedFor: string | undefined
}

export interface ApnsSimulator {
  url: string
  pushes: Push[]
  connections: () => number
  /** What devices are answered from now on; 200 where nothing is said. */
  answers: Map<string, { status: number; reason: string }>
  /** Ends all connections, as the service does now and then. */
  hangUp: () => void
  close: () => Promise<void>
}

/** Apple's push service as far as wallets need it: lets in only who shows a certificate of this authority. */
export async function apnsSimulator(authority: TrialAuthority): Promise<ApnsSimulator> {
  const subject = { commonName: 'localhost' }
  const own = issuedBy(authority, subject, [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }])
  const server = createSecureServer({
    key: own.key,
    cert: own.certificate,
    ca: authority.certificate,
    requestCert: true,
    rejectUnauthorized: true,
  })
  const pushes: Push[] = []
  const answers: ApnsSimulator['answers'] = new Map()
  const sessions = new Set<Http2Session>()
  let connections = 0
  server.on('session', session => {
    connections += 1
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.on('stream', (stream, headers) => {
    const token = `${headers[':path']}`.replace('/3/device/', '')
    const { socket } = stream.session ?? {}
    const certified = socket instanceof TLSSocket ? socket.getPeerCertificate().subject : undefined
    let payload = ''
    stream.setEncoding('utf8')
    stream.on('data', text => {
      payload += text
    })
    stream.on('end', () => {
      pushes.push({ token, topic: `${headers['apns-topic']}`, payload, certifiedFor: certified?.UID?.toString() })
      const { status, reason } = answers.get(token) ?? { status: 200, reason: '' }
      stream.respond({ ':status': status })
      stream.end(reason === '' ? '' : JSON.stringify({ reason }))
    })
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const hangUp = () => {
    for (const session of sessions) session.destroy()
  }
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    pushes,
    connections: () => connections,
    answers,
    hangUp,
    close: () => {
      hangUp()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
