/** How a bundled PostgreSQL is run. `durable: false` is for tests: faster, and worth nothing after a power cut. */
export type ServerOptions = { folder: string; port: number; durable: boolean }

const MOST_CONNECTIONS = 200

/**
 * Nothing is waited for, and the log stays small: it may lie in memory. Databases come and go, and each that goes has
 * all buffers looked through: there are few.
 */
const HASTY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  shared_buffers: '32MB',
}

/** Only this machine reaches it, by TCP; there is no socket file whose path could be too long. */
export function serverArguments({ folder, port, durable }: ServerOptions): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: MOST_CONNECTIONS,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : HASTY),
  }
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
