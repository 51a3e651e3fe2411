import type { FastifyInstance } from 'fastify'

interface Run {
  /** As the log calls it. */
  name: string
  port: number
  host: string
  /** Ends with the process that started it, however that ends. */
  exitWithParent: boolean
}

/** Listens until the process is asked to stop; ends it in words where the port cannot be had. */
export async function runService(app: FastifyInstance, { name, port, host, exitWithParent }: Run): Promise<void> {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  if (exitWithParent) {
    process.once('disconnect', stop)
    process.stdin.resume().once('end', stop).once('close', stop).once('error', stop)
  }
  try {
    console.log(`${name}: ${await app.listen({ port, host })}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.error(`The ${name.toLowerCase()} cannot listen on port ${port}: ${reason}`)
    process.exit(1)
  }
}
