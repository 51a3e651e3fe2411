import { createServer, type Server, type Socket } from 'node:net'

/** What the server says once it has the whole mail; undefined: it hangs up. */
export type AtEnd = string | undefined

/** A mail server that answers every command as told, else with 250, and keeps what it was sent. */
export async function smtpServer(atEnd: AtEnd[], toCommand: Record<string, string> = {}) {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const listening: Server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let mail: string | undefined
    let left = ''
    socket.write('220 ready\r\n')
    socket.on('data', bytes => {
      left += bytes.toString('latin1')
      for (let end = left.indexOf('\r\n'); end >= 0; end = left.indexOf('\r\n')) {
        const line = left.slice(0, end)
        left = left.slice(end + 2)
        if (mail !== undefined && line !== '.') mail += `${line}\n`
        else if (mail !== undefined) {
          mails.push(mail)
          mail = undefined
          const answer = atEnd.shift()
          if (answer === undefined) socket.destroy()
          else socket.write(`${answer}\r\n`)
        } else {
          const command = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
          if (command === 'DATA') mail = ''
          socket.write(`${toCommand[command] ?? (command === 'DATA' ? '354 go on' : '250 fine')}\r\n`)
        }
      }
    })
  })
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve))
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise(resolve => listening.close(resolve))
  }
  const address = listening.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, mails, close }
}
