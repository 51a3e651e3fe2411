import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** How many connections to the database there are, and who waits for one. */
export function addPoolGauges(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'billett_database_connections',
    help: 'Connections of the pool: used, idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
