import { type NodeRun, spawnNode } from '../../scripts/processes/spawn-node.ts'

/** What a server beside the product under test needs to work on its database. */
export function serverSettings(url: string, port: number, webDist: string): Record<string, string> {
  const { E2E_DATABASE_URL = '', E2E_PAYMENT_URL = '', E2E_PAYMENT_SECRET = '' } = process.env
  return {
    PORT: String(port),
    PUBLIC_URL: url,
    WEB_DIST: webDist,
    BILLETT_DEMO: '1',
    DATABASE_URL: E2E_DATABASE_URL,
    PAYMENT_DEMO_URL: E2E_PAYMENT_URL,
    PAYMENT_DEMO_SECRET: E2E_PAYMENT_SECRET,
  }
}

/** A process of a journey's own; only its errors are shown. */
export function startProcess(program: Omit<NodeRun, 'stdio'>): { hasEnded: () => boolean; end: () => Promise<void> } {
  const child = spawnNode({ ...program, stdio: ['ignore', 'ignore', 'inherit'] })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  return {
    hasEnded: () => child.exitCode !== null,
    end() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
